create function private.set_deadline(
  p_order public.orders,
  p_transition private.order_transitions,
  p_from timestamptz
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_key text := concat_ws(':', p_order.id, p_order.state_version, p_transition.to_status);
  -- The jobs name the version of the state, so they have no effect once the order has moved.
  v_deadline jsonb := jsonb_build_object(
    'order_id', p_order.id,
    'version', p_order.state_version,
    'to', p_transition.to_status);
  v_after integer := private.setting(p_transition.after_setting);
  v_before integer;
  v_at timestamptz := p_from + make_interval(mins => v_after);
begin
  perform private.enqueue_job('orders_deadline', v_key, v_deadline, v_at);
  if p_transition.reminds is not null then
    v_before := private.setting(p_transition.remind_setting);
    perform private.enqueue_job(
      'orders_remind',
      v_key,
      v_deadline || jsonb_build_object('at', internal.wire_time(v_at)),
      greatest(private.now(), v_at - make_interval(mins => v_before)));
  end if;
end
$$;
comment on function private.set_deadline(
  public.orders, private.order_transitions, timestamptz) is
  'Schedules the job that moves the order along this transition, counted from p_from, '
  'and the reminder before it.';
