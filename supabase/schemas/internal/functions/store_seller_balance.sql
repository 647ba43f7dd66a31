create function internal.store_seller_balance(p_seller_id uuid, p_balance jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_as_of timestamptz := (p_balance ->> 'as_of')::timestamptz;
begin
  insert into private.seller_balances as copy (seller_id, available, pending, currency, as_of)
  values (p_seller_id, (p_balance ->> 'available')::bigint, (p_balance ->> 'pending')::bigint, p_balance ->> 'currency', v_as_of)
  on conflict (seller_id) do update
    set available = excluded.available, pending = excluded.pending, currency = excluded.currency, as_of = excluded.as_of
    -- Of two answers that cross, the younger one stays.
    where copy.as_of <= excluded.as_of;
  return p_balance || jsonb_build_object('seller_id', p_seller_id, 'as_of', internal.wire_time(v_as_of), 'source', 'portal', 'stale', false);
end
$$;
comment on function internal.store_seller_balance(uuid, jsonb) is 'Keeps what the portal just told {available, pending, currency, as_of}, and answers it as callers read it.';
