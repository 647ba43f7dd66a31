create function private.set_deadline(
  p_order public.orders,
  p_transition private.order_transitions,
  p_from timestamptz
) returns void
language plpgsql volatile
as $$
declare
  v_key text := concat_ws(':', p_order.id, p_order.state_version, p_transition.to_status);
  -- The jobs name the version of the state, so they have no effect once the order has moved.
  v_deadline jsonb := jsonb_build_object(
    'order_id', p_order.id,
    'version', p_order.state_version,
    'to', p_transition.to_status);
  v_after integer := private.setting(p_transition.after_setting);
  v_before integer := case
    when p_transition.reminds is not null then private.setting(p_transition.remind_setting)
  end;
  v_at timestamptz := p_from + make_interval(mins => v_after);
  v_now constant timestamptz := private.now();
begin
  insert into private.jobs (kind, key, payload, run_at, created_at)
  select 'orders_deadline', v_key, v_deadline, v_at, v_now
  union all
  select
    'orders_remind',
    v_key,
    v_deadline || jsonb_build_object('at', internal.wire_time(v_at)),
    greatest(v_now, v_at - make_interval(mins => v_before)),
    v_now
  where v_before is not null
  on conflict on constraint jobs__once do nothing;
end
$$;
