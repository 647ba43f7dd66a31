-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.set_deadline(p_order orders, p_transition private.order_transitions, p_from timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_key text := p_order.id || ':' || p_order.state_version || ':' || p_transition.to_status;
  v_deadline jsonb := jsonb_build_object('order_id', p_order.id, 'version', p_order.state_version, 'to', p_transition.to_status);
  v_at timestamptz := p_from + make_interval(mins => private.setting(p_transition.after_setting)::integer);
begin
  perform private.enqueue('orders_deadline', v_key, v_deadline, v_at);
  if p_transition.reminds is not null then
    perform private.enqueue('orders_remind', v_key, v_deadline || jsonb_build_object('at', api.wire_time(v_at)),
      greatest(private.now(), v_at - make_interval(mins => private.setting(p_transition.remind_setting)::integer)));
  end if;
end
$function$;
