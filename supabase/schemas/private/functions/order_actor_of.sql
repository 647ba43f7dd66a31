create function private.order_actor_of(
  p_order public.orders,
  p_caller_id uuid
) returns public.order_actor
language sql stable
set search_path = pg_catalog, pg_temp
  -- Whoever is a party to the order is never staff to it.
return case
  when p_caller_id = p_order.buyer_id then 'buyer'::public.order_actor
  when p_caller_id = p_order.seller_id then 'seller'::public.order_actor
  when private.has_role(p_caller_id, 'ops_admin', 'administrator') then 'staff'::public.order_actor
end;
comment on function private.order_actor_of(public.orders, uuid) is 'What this person is to the order; null for a stranger.';
