-- The unfinished orders of a buyer or seller, including orders without an invoice yet.
create function private.open_orders_of(p_user_id uuid) returns setof public.orders
language sql stable
as $$
  select orders.*
  from public.orders
  join private.order_statuses as statuses on statuses.status = orders.status
  where p_user_id in (orders.buyer_id, orders.seller_id)
    and not statuses.has_ended
$$;
