create function private.contest_return_objection(p_order public.orders) returns text
language plpgsql stable
as $$
begin
  return (
    select 'contest_window_over'
    from private.jobs
    where jobs.kind = 'orders_deadline'
      and jobs.key = concat_ws(':', p_order.id, p_order.state_version, 'RETURN_RECEIVED')
      -- A retry moves run_at; due_at keeps the first time.
      and coalesce(jobs.due_at, jobs.run_at) <= private.now()
  );
end
$$;
comment on function private.contest_return_objection(public.orders) is
  'Holds until return_received_minutes after the carrier delivered the return.';
