-- Stores the portal's balance of a seller {available, pending, currency, as_of} and returns it in
-- the shape of api.finances_balance.
create function internal.store_seller_balance(p_seller_id uuid, p_balance jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_as_of constant timestamptz := p_balance ->> 'as_of';
begin
  insert into private.seller_balances as stored (seller_id, available, pending, currency, as_of)
  values (
    p_seller_id,
    (p_balance ->> 'available')::bigint,
    (p_balance ->> 'pending')::bigint,
    p_balance ->> 'currency',
    v_as_of
  )
  on conflict (seller_id) do update
  set
    available = excluded.available,
    pending = excluded.pending,
    currency = excluded.currency,
    as_of = excluded.as_of
  -- Responses may arrive out of order; the newest stays.
  where stored.as_of <= excluded.as_of;
  return p_balance || jsonb_build_object(
    'seller_id', p_seller_id,
    'as_of', internal.wire_time(v_as_of),
    'source', 'portal',
    'stale', false
  );
end
$$;
