create function private.order_actor_of(
  p_order public.orders,
  p_caller_id uuid
) returns public.order_actor
language sql stable
-- The party's role comes first, so that no one is staff in their own order.
return case
  when p_caller_id = p_order.buyer_id then 'buyer'::public.order_actor
  when p_caller_id = p_order.seller_id then 'seller'
  when private.has_role(p_caller_id, 'ops_admin', 'administrator') then 'staff'
end;
