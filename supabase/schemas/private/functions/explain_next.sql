create function private.explain_next(p_order public.orders) returns jsonb
language plpgsql stable
as $$
begin
  return to_jsonb(array(
    select jsonb_build_object(
      'to', transitions.to_status,
      'by', transitions.actor,
      'objection', coalesce(
        private.transition_objection(p_order, transitions.precondition),
        case when private.is_frozen(p_order, transitions.to_status) then 'order_frozen' end),
      'at', internal.wire_time(jobs.run_at))
    from private.order_transitions as transitions
    left join private.jobs
      on transitions.actor = 'clock'
      and jobs.kind = 'orders_deadline'
      and jobs.finished_at is null
      and jobs.key = concat_ws(':', p_order.id, p_order.state_version, transitions.to_status)
    where transitions.from_status = p_order.status
    order by transitions.to_status, transitions.actor
  ));
end
$$;
