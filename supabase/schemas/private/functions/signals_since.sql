-- The start of the oldest item behind each signal above 0 in p_signals. Not for ledger_drift,
-- stuck_leases and uncounted_days, whose items have no such time.
create function private.signals_since(p_signals jsonb) returns jsonb
language plpgsql volatile
as $$
begin
  return (
    select coalesce(jsonb_object_agg(since.name, internal.wire_time(since.at)), '{}')
    from (
      -- 1 is a single failed call, however long ago.
      select
        signals.key as name,
        private.now() - make_interval(secs => signals.value::double precision) as at
      from jsonb_each_text(p_signals) as signals
      where signals.key like '%\_s'
        and signals.value::bigint > 1
      union all
      select
        'dead_letters',
        least(
          (
            select min(jobs.dead_at)
            from private.jobs
            where jobs.dead_at is not null
              and jobs.kind <> 'webhooks_handle'
          ),
          (select min(outbox.dead_at) from private.outbox where outbox.dead_at is not null)
        )
      union all
      select 'failing_jobs', min(coalesce(jobs.due_at, jobs.run_at))
      from private.jobs
      where jobs.finished_at is null
        and jobs.is_failing
        and jobs.dead_at is null
        and jobs.max_attempts is null
      union all
      select 'overdue_deadlines', min(coalesce(jobs.due_at, jobs.run_at))
      from private.jobs
      where jobs.kind = 'orders_deadline'
        and jobs.finished_at is null
        and jobs.dead_at is null
      union all
      select 'provider_drift', min(differences.created_at)
      from private.reconciliation_differences as differences
      where differences.status = 'open'
      union all
      select 'parked_callbacks', min(waiting.received_at)
      from private.waiting_callbacks as waiting
      union all
      select 'old_disputes', min(disputes.opened_at)
      from private.disputes
      where disputes.resolved_at is null
      union all
      select 'open_cases', min(staff_cases.opened_at)
      from private.staff_cases
      where staff_cases.closed_at is null
      union all
      select 'open_seller_reviews', min(seller_reviews.opened_at)
      from private.seller_reviews
      where seller_reviews.closed_at is null
      union all
      select 'repeated_decisions', min(repeated.last_decided_at)
      from private.repeated_decisions as repeated
      where repeated.last_decided_at > private.now() - interval '24 hours'
    ) as since
    where since.at is not null
      and (p_signals ->> since.name)::bigint > 0
  );
end
$$;
