-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.orders_deadline(p_order_id uuid, p_version integer, p_to text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_order public.orders;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  if v_order.state_version is distinct from p_version then
    return false;
  end if;
  perform private.orders_move(p_order_id, p_to::public.order_status, 'clock');
  return true;
end
$function$;
