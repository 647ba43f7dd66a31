-- Each number is 0 while all is well; docs/runbooks/signals.md explains each. parked_callbacks
-- counts to 1,000.
create function private.reliability_signals() returns jsonb
language plpgsql volatile
as $$
declare
  v_now constant timestamptz := private.now();
begin
  return private.delivery_signals() || private.provider_signals() || private.job_signals()
    || jsonb_build_object(
    'ledger_drift', private.recent_ledger_drift(),
    'provider_drift', (
      select coalesce(sum(abs(differences.difference)), 0)::bigint
      from private.reconciliation_differences as differences
      where differences.status = 'open'
    ),
    -- It runs every night; after 26 hours one is missing.
    'reconciliation_behind_s', private.age_seconds(
      coalesce(
        private.reconciled_until(),
        (select min(jobs.created_at) from private.jobs where jobs.kind = 'reconcile')
      ) + interval '26 hours'
    ),
    'ledger_check_behind_s', private.age_seconds(
      (select ledger_check.finished_at from private.ledger_check) + interval '26 hours'
    ),
    'parked_callbacks', (
      select count(*)
      from (
        select
        from private.waiting_callbacks as waiting
        where waiting.outcome = 'unknown'
          or waiting.received_at < v_now - interval '5 minutes'
        limit 1000
      ) as unmatched
    ),
    'old_disputes', (
      select count(*)
      from private.disputes
      where disputes.resolved_at is null
        and disputes.opened_at < v_now - interval '3 days'
    ),
    -- At two in the morning all earlier days must be counted.
    'uncounted_days', greatest(
      0,
      coalesce(
        ((v_now - interval '2 hours') at time zone 'Asia/Jakarta')::date
          - private.first_open_day(),
        0
      )
    ),
    'open_cases', (
      select count(*) from private.staff_cases where staff_cases.closed_at is null
    ),
    'open_seller_reviews', (
      select count(*) from private.seller_reviews where seller_reviews.closed_at is null
    ),
    'open_with_old_provider', (
      select coalesce(sum(old.things), 0)::bigint from private.open_with_old_providers() as old
    ),
    'repeated_decisions', (
      select count(*)
      from private.repeated_decisions as repeated
      where repeated.last_decided_at > v_now - interval '24 hours'
    )
  );
end
$$;
