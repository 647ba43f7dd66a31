-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.parcel_order(p_order text, VARIADIC p_parties order_actor[])
 RETURNS orders
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_order public.orders := private.order_for(p_order, variadic p_parties || 'staff'::public.order_actor);
begin
  if private.caller_id() not in (v_order.buyer_id, v_order.seller_id) then
    perform private.staff_caller('ops_admin');
  end if;
  -- Locked, so that what is decided about the parcel holds until it is written.
  select orders.* into v_order from public.orders where orders.id = v_order.id for update;
  return v_order;
end
$function$;
