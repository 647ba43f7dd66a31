-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.orders_create_abandon(p_order_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_order public.orders;
begin
  delete from public.orders where id = p_order_id and state_version = 0 returning * into v_order;
  if v_order.id is null then
    return false;
  end if;
  perform private.effect_free_listing(v_order);
  update private.jobs set finished_at = private.now() where kind = 'orders_create_settle' and key = p_order_id::text;
  return true;
end
$function$;
