create function private.open_orders_of(p_user_id uuid) returns setof public.orders
language sql stable
as $$
  select orders.*
  from public.orders
  where p_user_id in (orders.buyer_id, orders.seller_id)
    and orders.status not in ('COMPLETED', 'REFUNDED', 'CANCELLED', 'EXPIRED')
$$;
comment on function private.open_orders_of(uuid) is
  'The orders of a buyer or seller that have not ended, including those without an invoice yet.';
