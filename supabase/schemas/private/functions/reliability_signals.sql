-- Every signal is a number that is 0 when all is well; functions/RUNBOOK.md says what to do when it is not.
create function private.reliability_signals() returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := private.now();
begin
  return jsonb_build_object(
    -- Waiting, dead, or not even numbered: an index of its own for each, and delivered ones in none.
    'oldest_unsent_event_s', private.age_seconds(least(
      (select outbox.occurred_at from private.outbox where outbox.seq is not null and outbox.delivered_at is null and outbox.dead_at is null
       order by outbox.seq limit 1),
      (select min(outbox.occurred_at) from private.outbox where outbox.dead_at is not null),
      (select outbox.occurred_at from private.outbox where outbox.seq is null order by outbox.position limit 1))),
    'portal_down_s', private.age_seconds((select finance_portal.down_since from private.finance_portal)),
    'oldest_unread_portal_event_s', private.age_seconds(
      (select min(finance_inbox.received_at) from private.finance_inbox where finance_inbox.handled_at is null)),
    'dead_letters', (select count(*) from private.jobs where jobs.dead_at is not null)
      + (select count(*) from private.outbox where outbox.dead_at is not null),
    'failing_jobs', (select count(*) from private.jobs
      where jobs.finished_at is null and jobs.attempts >= 5 and jobs.dead_at is null),
    'late_work_s', private.age_seconds(private.next_work_at()),
    'overdue_deadlines', (select count(*) from private.jobs
      where jobs.kind = 'orders_deadline' and jobs.finished_at is null and jobs.dead_at is null
        and jobs.run_at < v_now - interval '5 minutes'),
    -- Nobody claimed it again a minute after its worker was gone.
    'stuck_leases', (select count(*) from private.jobs
        where jobs.finished_at is null and jobs.dead_at is null and jobs.leased_until < clock_timestamp() - interval '1 minute')
      + (select count(*) from private.outbox
        where outbox.delivered_at is null and outbox.dead_at is null and outbox.leased_until < clock_timestamp() - interval '1 minute'),
    'ledger_drift', private.recent_ledger_drift(),
    'provider_drift', (select coalesce(sum(abs(differences.difference)), 0)::bigint
      from private.reconciliation_differences as differences where differences.status = 'open'),
    'parked_callbacks', (select count(*) from private.provider_events
      where provider_events.is_open and (provider_events.outcome = 'unknown'
        or provider_events.outcome is null and provider_events.received_at < v_now - interval '5 minutes')),
    'old_disputes', (select count(*) from private.disputes
      where disputes.resolved_at is null and disputes.opened_at < v_now - interval '3 days'),
    -- Two hours into the night every day before should be counted.
    'uncounted_days', greatest(0, coalesce(((v_now - interval '2 hours') at time zone 'Asia/Jakarta')::date - private.first_open_day(), 0)),
    'open_cases', (select count(*) from private.staff_cases where staff_cases.closed_at is null),
    'open_seller_reviews', (select count(*) from private.seller_reviews where seller_reviews.closed_at is null));
end
$$;
comment on function private.reliability_signals() is 'What can go wrong without anybody noticing, each as one number: 0 is well.';
