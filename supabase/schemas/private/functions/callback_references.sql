create function private.callback_references(p_user_id uuid) returns setof text
language sql stable
as $$
  select unnest(array[
    orders.reference, invoices.provider_id, shipments.shipper_order_id, shipments.waybill])
  from public.orders
  left join private.invoices on invoices.order_id = orders.id
  left join private.shipments on shipments.order_id = orders.id
  where p_user_id in (orders.buyer_id, orders.seller_id)
  union
  select unnest(array[purchases.id::text, purchases.reference, purchases.provider_id])
  from private.boost_purchases as purchases
  where purchases.seller_id = p_user_id
  union
  select unnest(array[withdrawals.id::text, withdrawals.provider_payout_id])
  from private.withdrawals
  where withdrawals.user_id = p_user_id
  union
  select emails.provider_id
  from private.emails
  where emails.user_id = p_user_id
$$;
