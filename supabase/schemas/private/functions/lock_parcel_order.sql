create function private.lock_parcel_order(
  p_order text,
  variadic p_parties public.order_actor[]
) returns public.orders
language plpgsql volatile
as $$
declare
  v_order public.orders :=
    private.order_for(p_order, variadic p_parties || 'staff'::public.order_actor);
begin
  if private.caller_id() not in (v_order.buyer_id, v_order.seller_id) then
    perform private.staff_caller('ops_admin');
  end if;
  select orders.* into v_order from public.orders where orders.id = v_order.id for update;
  return v_order;
end
$$;
comment on function private.lock_parcel_order(text, public.order_actor[]) is
  'The order, locked, for one of these parties or for staff who handle parcels.';
