-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.order_for(p_order text, VARIADIC p_parties order_actor[])
 RETURNS orders
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  v_caller public.profiles := private.caller();
  v_order public.orders := private.find_order(p_order);
  v_is_staff boolean := private.has_role(v_caller.id, 'ops_admin', 'administrator');
begin
  if v_caller.id not in (v_order.buyer_id, v_order.seller_id) and not v_is_staff then
    perform private.refuse('NOT_FOUND', 'There is no such order.');
  end if;
  if (v_caller.id = v_order.buyer_id and 'buyer' = any (p_parties))
     or (v_caller.id = v_order.seller_id and 'seller' = any (p_parties))
     or (v_is_staff and 'staff' = any (p_parties)) then
    return v_order;
  end if;
  perform private.refuse('FORBIDDEN', 'This step belongs to the other side of the order.');
end
$function$;
