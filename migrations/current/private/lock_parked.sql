-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.lock_parked(p_id uuid)
 RETURNS private.parked_money
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_parked private.parked_money;
begin
  select parked.* into v_parked from private.parked_money as parked where parked.id = p_id;
  if v_parked.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such money in suspense.');
  end if;
  perform from public.orders where orders.id = v_parked.order_id for update;
  -- Read again under the lock: someone else may have decided while we waited.
  select parked.* into v_parked from private.parked_money as parked where parked.id = p_id;
  return v_parked;
end
$function$;
