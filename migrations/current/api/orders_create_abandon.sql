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
  select orders.* into v_order from public.orders where orders.id = p_order_id and orders.state_version = 0 for update;
  if v_order.id is null then
    return false;
  end if;
  perform private.return_voucher(v_order);
  delete from public.orders where id = p_order_id;
  perform private.effect_free_listing(v_order);
  update private.jobs set finished_at = private.now() where kind = 'orders_create_settle' and key = p_order_id::text;
  return true;
end
$function$;
