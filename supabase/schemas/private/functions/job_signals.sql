create function private.job_signals()
returns table (name text, value bigint, since timestamptz)
language plpgsql volatile
as $$
declare
  v_now constant timestamptz := private.now();
  -- The lease ended a minute ago, and no worker has claimed the job again.
  v_stuck_before constant timestamptz := clock_timestamp() - interval '1 minute';
begin
  return query
  select 'dead_letters', count(*), min(dead.dead_at)
  from (
    -- An abandoned callback belongs to another system, the carrier's record says otherwise, or its
    -- money has a case.
    select jobs.dead_at
    from private.jobs
    where jobs.dead_at is not null
      and jobs.kind <> 'webhooks_handle'
    union all
    select outbox.dead_at from private.outbox where outbox.dead_at is not null
  ) as dead
  union all
  select 'failing_jobs', count(*), min(coalesce(jobs.due_at, jobs.run_at))
  from private.jobs
  where jobs.finished_at is null
    and jobs.is_failing
    and jobs.dead_at is null
    -- Only open callbacks have max_attempts; parked_callbacks counts them.
    and jobs.max_attempts is null
  union all
  select 'overdue_deadlines', count(*), min(coalesce(jobs.due_at, jobs.run_at))
  from private.jobs
  where jobs.kind = 'orders_deadline'
    and jobs.finished_at is null
    and jobs.dead_at is null
    -- Two conditions for two indexes, as in private.stuck_orders.
    and (
      jobs.run_at < v_now - interval '5 minutes'
      or jobs.due_at < v_now - interval '5 minutes'
    )
  union all
  select 'stuck_leases', count(*), null
  from (
    select
    from private.jobs
    where jobs.finished_at is null
      and jobs.dead_at is null
      -- Every job with a lease fulfils this.
      and jobs.run_at <= v_now
      and jobs.leased_until < v_stuck_before
    union all
    select
    from private.outbox
    where outbox.is_next
      and outbox.delivered_at is null
      and outbox.dead_at is null
      and outbox.leased_until < v_stuck_before
      and not private.is_off('portal')
  ) as stuck;
end
$$;
