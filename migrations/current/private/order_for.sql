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
  v_actor public.order_actor := private.acting_as(v_order, v_caller.id);
begin
  if v_actor is null then
    perform private.refuse('NOT_FOUND', 'There is no such order.');
  elsif v_actor <> all (p_parties) then
    perform private.refuse('FORBIDDEN', 'This step belongs to the other side of the order.');
  end if;
  return v_order;
end
$function$;
