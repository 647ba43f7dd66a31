create function private.deadline_records(p_order public.orders) returns jsonb
language plpgsql stable
set enable_seqscan = off
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('to', jobs.payload ->> 'to', 'at', internal.wire_time(jobs.run_at))
        order by jobs.run_at),
      '[]')
    from private.order_transitions as transitions
    join private.jobs
      on jobs.kind = 'orders_deadline'
      and jobs.finished_at is null
      and jobs.key = concat_ws(':', p_order.id, p_order.state_version, transitions.to_status)
    where transitions.from_status = p_order.status
      and transitions.actor = 'clock'
      and not private.is_frozen(p_order, transitions.to_status)
      and private.transition_objection(p_order, transitions.precondition) is null
  );
end
$$;
