create function private.require_few_unpaid_orders(p_buyer_id uuid) returns void
language plpgsql stable
as $$
declare
  v_max constant bigint := private.setting('unpaid_orders_max');
begin
  if v_max <= (
    select count(*)
    from public.orders
    where orders.buyer_id = p_buyer_id
      and orders.status = 'AWAITING_PAYMENT'
  ) then
    perform private.raise_error('too_many_unpaid_orders', jsonb_build_object('max', v_max));
  end if;
end
$$;
