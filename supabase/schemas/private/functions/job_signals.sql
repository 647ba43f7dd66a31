create function private.job_signals() returns jsonb
language plpgsql volatile
as $$
declare
  v_now constant timestamptz := private.now();
  -- The lease ended a minute ago, and no worker has claimed the job again.
  v_stuck_before constant timestamptz := clock_timestamp() - interval '1 minute';
begin
  return jsonb_build_object(
    -- An abandoned callback belongs to another system, or its money has a case.
    'dead_letters',
      (
        select count(*)
        from private.jobs
        where jobs.dead_at is not null
          and jobs.kind <> 'webhooks_handle'
      )
      + (select count(*) from private.outbox where outbox.dead_at is not null),
    'failing_jobs', (
      select count(*)
      from private.jobs
      where jobs.finished_at is null
        and jobs.is_failing
        and jobs.dead_at is null
        -- Callbacks with an unknown subject have one: parked_callbacks counts them.
        and jobs.max_attempts is null
    ),
    'late_work_s', private.age_seconds(private.next_work_at()),
    'overdue_deadlines', (
      select count(*)
      from private.jobs
      where jobs.kind = 'orders_deadline'
        and jobs.finished_at is null
        and jobs.dead_at is null
        -- Two conditions for two indexes, as in private.stuck_orders.
        and (
          jobs.run_at < v_now - interval '5 minutes'
          or jobs.due_at < v_now - interval '5 minutes'
        )
    ),
    'stuck_leases',
      (
        select count(*)
        from private.jobs
        where jobs.finished_at is null
          and jobs.dead_at is null
          -- Every job with a lease fulfils this.
          and jobs.run_at <= v_now
          and jobs.leased_until < v_stuck_before
      )
      + (
        select count(*)
        from private.outbox
        where outbox.is_next
          and outbox.delivered_at is null
          and outbox.dead_at is null
          and outbox.leased_until < v_stuck_before
          and not private.is_off('portal')
      )
  );
end
$$;
