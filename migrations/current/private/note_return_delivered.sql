-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.note_return_delivered(p_order orders)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if p_order.status = 'RETURN_APPROVED' then
    perform private.enqueue('orders_deadline', p_order.id || ':' || p_order.state_version || ':RETURN_RECEIVED',
      jsonb_build_object('order_id', p_order.id, 'version', p_order.state_version, 'to', 'RETURN_RECEIVED'),
      private.now() + make_interval(mins => private.setting('return_received_minutes')::integer));
  end if;
end
$function$;
