-- When a schedule next has work; in the past if the work is late, null if there is none.
create function private.next_work_at() returns timestamptz
language plpgsql volatile
as $$
begin
  return least(
    (
      select min(first.run_at)
      from unnest(private.due_job_kinds('infinity')) as kinds (kind)
      cross join lateral (
        select jobs.run_at
        from private.jobs
        where jobs.kind = kinds.kind
          and jobs.finished_at is null
          and jobs.dead_at is null
          and (jobs.leased_until is null or jobs.leased_until < clock_timestamp())
          and (jobs.fifo_key is null or private.is_first_in_fifo(jobs))
        order by jobs.run_at, jobs.position
        limit 1
      ) as first
    ),
    (
      select min(outbox.due_at)
      from private.outbox
      cross join private.finance_portal
      where finance_portal.down_since is null
        and not private.is_off('portal')
        and outbox.is_next
        and outbox.delivered_at is null
        and outbox.dead_at is null
        and (outbox.leased_until is null or outbox.leased_until < clock_timestamp())
    ),
    (
      select outbox.due_at
      from private.outbox
      cross join private.finance_portal
      where finance_portal.down_since is null
        and not private.is_off('portal')
        and outbox.seq is null
      order by outbox.position
      limit 1
    ),
    (
      select finance_portal.probe_at
      from private.finance_portal
      where not private.is_off('portal')
        and (
          finance_portal.leased_until is null
          or finance_portal.leased_until < clock_timestamp()
        )
    ),
    (
      select min(finance_inbox.due_at)
      from private.finance_inbox
      where finance_inbox.handled_at is null
    ),
    (
      select min(queue.queued_at)
      from private.search_alert_queue as queue
    ),
    (
      select min(alerts.due_at)
      from private.search_alerts as alerts
      where alerts.told_at is null
    )
  );
end
$$;
