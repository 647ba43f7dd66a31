-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.acting_as(p_order orders, p_caller_id uuid)
 RETURNS order_actor
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  -- Whoever is a party to the order is never staff to it.
  return case
    when p_caller_id = p_order.buyer_id then 'buyer'::public.order_actor
    when p_caller_id = p_order.seller_id then 'seller'::public.order_actor
    when private.has_role(p_caller_id, 'ops_admin', 'administrator') then 'staff'::public.order_actor
  end;
end
$function$;
