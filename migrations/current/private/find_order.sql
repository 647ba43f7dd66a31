-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.find_order(p_order text)
 RETURNS orders
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  v_id uuid := private.order_id_of(p_order);
  v_order public.orders;
begin
  select orders.* into v_order from public.orders where orders.id = v_id;
  if v_order.state_version is null or v_order.state_version = 0 then
    perform private.refuse('NOT_FOUND', 'There is no such order.');
  end if;
  return v_order;
end
$function$;
