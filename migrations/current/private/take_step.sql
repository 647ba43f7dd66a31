-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.take_step(p_order orders, p_to order_status, p_reason text DEFAULT NULL::text, p_act jsonb DEFAULT NULL::jsonb)
 RETURNS orders
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_caller_id uuid := private.caller_id();
  v_actor public.order_actor := private.acting_as(p_order, v_caller_id);
  v_staff private.staff_member;
  v_moved public.orders;
begin
  if v_actor = 'staff' then
    v_staff := private.staff_caller('ops_admin');
  end if;
  v_moved := private.orders_move(p_order.id, p_to, v_actor, v_caller_id, p_reason);
  if v_actor = 'staff' then
    perform private.audit(v_staff, p_act, 'order', p_order.id::text,
      jsonb_build_object('status', p_order.status), jsonb_build_object('status', v_moved.status));
  end if;
  return v_moved;
end
$function$;
