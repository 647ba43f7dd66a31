-- Time as an actor: one job when it moves the order, one that reminds somebody before. Both name the version of
-- the state that they were made for, and are void once the order has moved.
create function private.set_deadline(
  p_order public.orders,
  p_transition private.order_transitions,
  p_from timestamptz
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_key text := p_order.id || ':' || p_order.state_version || ':' || p_transition.to_status;
  v_deadline jsonb := jsonb_build_object('order_id', p_order.id, 'version', p_order.state_version, 'to', p_transition.to_status);
  v_at timestamptz := p_from + make_interval(mins => private.setting(p_transition.after_setting)::integer);
begin
  perform private.enqueue_job('orders_deadline', v_key, v_deadline, v_at);
  if p_transition.reminds is not null then
    perform private.enqueue_job('orders_remind', v_key, v_deadline || jsonb_build_object('at', internal.wire_time(v_at)),
      greatest(private.now(), v_at - make_interval(mins => private.setting(p_transition.remind_setting)::integer)));
  end if;
end
$$;
comment on function private.set_deadline(public.orders, private.order_transitions, timestamptz) is
  'Leaves the jobs by which time, counted from p_from, moves an order along this row, and reminds its party before.';
