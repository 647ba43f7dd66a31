create function private.acting_as(p_order public.orders, p_caller_id uuid) returns public.order_actor
language plpgsql stable set search_path = ''
as $$
begin
  -- Whoever is a party to the order is never staff to it.
  return case
    when p_caller_id = p_order.buyer_id then 'buyer'::public.order_actor
    when p_caller_id = p_order.seller_id then 'seller'::public.order_actor
    when private.has_role(p_caller_id, 'ops_admin', 'administrator') then 'staff'::public.order_actor
  end;
end
$$;
comment on function private.acting_as(public.orders, uuid) is 'What this person is to the order; null for a stranger.';
grant execute on function private.acting_as(public.orders, uuid) to preloved_verbs;
