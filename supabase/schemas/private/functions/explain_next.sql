create function private.explain_next(p_order public.orders) returns jsonb
language plpgsql stable
as $$
declare
  v_transition private.order_transitions;
  v_objection text;
  v_run_at timestamptz;
  v_next jsonb := '[]';
begin
  for v_transition in
    select transitions.*
    from private.order_transitions as transitions
    where transitions.from_status = p_order.status
    order by transitions.to_status, transitions.actor
  loop
    v_objection := coalesce(
      private.transition_objection(p_order, v_transition.precondition),
      case when private.is_frozen(p_order, v_transition.to_status) then 'order_frozen' end);
    select jobs.run_at into v_run_at
    from private.jobs
    where v_transition.actor = 'clock'
      and jobs.kind = 'orders_deadline'
      and jobs.finished_at is null
      and jobs.key =
        p_order.id || ':' || p_order.state_version || ':' || v_transition.to_status;
    v_next := v_next || jsonb_build_object(
      'to', v_transition.to_status,
      'by', v_transition.actor,
      'objection', v_objection,
      'at', internal.wire_time(v_run_at));
  end loop;
  return v_next;
end
$$;
