-- Each value is 0 while all is well; docs/runbooks/signals.md explains each. since: the start of
-- the oldest item behind it; null for items without such a time. parked_callbacks counts to 1,000.
create function private.reliability_signals()
returns table (name text, value bigint, since timestamptz)
language plpgsql volatile
as $$
declare
  v_now constant timestamptz := private.now();
  v_seconds constant jsonb := private.delivery_signals() || private.provider_signals()
    || jsonb_build_object(
      'late_work_s', private.age_seconds(private.next_work_at()),
      -- It runs every night; after 26 hours one is missing.
      'reconciliation_behind_s', private.age_seconds(
        coalesce(
          private.reconciled_until(),
          (select min(jobs.created_at) from private.jobs where jobs.kind = 'reconcile')
        ) + interval '26 hours'
      ),
      'ledger_check_behind_s', private.age_seconds(
        (select ledger_check.finished_at from private.ledger_check) + interval '26 hours'
      )
    );
begin
  return query
  select
    ages.key,
    ages.value::bigint,
    -- 1 is a single failed call, however long ago.
    case
      when ages.value::bigint > 1
      then v_now - make_interval(secs => ages.value::double precision)
    end
  from jsonb_each_text(v_seconds) as ages
  union all
  select of_jobs.* from private.job_signals() as of_jobs
  union all
  select 'ledger_drift', ledger_check.drift, null from private.ledger_check
  union all
  select
    'provider_drift',
    coalesce(sum(abs(differences.difference)), 0)::bigint,
    min(differences.created_at)
  from private.reconciliation_differences as differences
  where differences.status = 'open'
  union all
  select 'parked_callbacks', count(*), min(parked.received_at)
  from (
    select waiting.received_at
    from private.waiting_callbacks as waiting
    where waiting.outcome = 'unknown'
      or waiting.received_at < v_now - interval '5 minutes'
    order by waiting.received_at
    limit 1000
  ) as parked
  union all
  select 'old_disputes', count(*), min(disputes.opened_at)
  from private.disputes
  where disputes.resolved_at is null
    and disputes.opened_at < v_now - interval '3 days'
  union all
  -- At two in the morning all earlier days must be counted.
  select
    'uncounted_days',
    greatest(
      0,
      ((v_now - interval '2 hours') at time zone 'Asia/Jakarta')::date - private.first_open_day()
    ),
    null
  union all
  select 'open_cases', count(*), min(cases.opened_at)
  from private.staff_cases as cases
  where cases.closed_at is null
  union all
  select 'open_seller_reviews', count(*), min(reviews.opened_at)
  from private.seller_reviews as reviews
  where reviews.closed_at is null
  union all
  select 'open_with_old_provider', coalesce(sum(old.things), 0)::bigint, null
  from private.open_with_old_providers() as old
  union all
  select 'repeated_decisions', count(*), min(repeated.last_decided_at)
  from private.repeated_decisions as repeated
  where repeated.last_decided_at > v_now - interval '24 hours';
end
$$;
