-- Every signal is a number that is 0 when all is well; functions/RUNBOOK.md says what to do when it is not.
create function private.reliability_signals() returns jsonb
language plpgsql set search_path = ''
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
grant execute on function private.reliability_signals() to preloved_verbs;

create function private.recent_ledger_drift() returns bigint
language plpgsql set search_path = ''
as $$
declare
  v_since timestamptz := private.now() - interval '1 day';
  v_own private.account_kind[] := array_remove(array_remove(enum_range(null::private.account_kind), 'escrow'), 'wallet');
  v_unbalanced numeric;
  v_touched bigint[];
begin
  with sums as (
    select transfers.id, sum(entries.amount) as amount, array_agg(entries.account_id) as accounts
    from private.ledger_transfers as transfers join private.ledger_entries as entries on entries.transfer_id = transfers.id
    where transfers.created_at > v_since group by transfers.id
  )
  select (select sum(abs(sums.amount)) from sums), array(select distinct unnest(sums.accounts) from sums) into v_unbalanced, v_touched;
  v_touched := v_touched || array(select accounts.id from private.ledger_accounts as accounts where accounts.kind = any (v_own));
  return coalesce(v_unbalanced, 0) + (
    select coalesce(sum(abs(accounts.balance - coalesce(last.balance_after, 0))), 0)
    from (select distinct unnest(v_touched) as id) as touched
    join private.ledger_accounts as accounts on accounts.id = touched.id
    left join private.ledger_entries as last on last.account_id = accounts.id and last.version = accounts.version);
end
$$;
comment on function private.recent_ledger_drift() is
  'Rupiah by which the transfers of the last day do not balance, and by which the market''s own accounts and those touched by them are not what their last entry says. The whole ledger is summed every night.';
grant execute on function private.recent_ledger_drift() to preloved_verbs;

create function private.whole_ledger_drift() returns bigint
language plpgsql set search_path = ''
as $$
begin
  return (select coalesce(abs(sum(ledger_accounts.balance)), 0) from private.ledger_accounts)
    + (select coalesce(sum(abs(accounts.balance - coalesce(entries.amount, 0))), 0)
       from private.ledger_accounts as accounts left join (
         select ledger_entries.account_id, sum(ledger_entries.amount) as amount
         from private.ledger_entries group by ledger_entries.account_id) as entries on entries.account_id = accounts.id);
end
$$;
comment on function private.whole_ledger_drift() is 'Rupiah by which balances, all their entries and zero disagree. It reads the whole ledger: once a night.';
grant execute on function private.whole_ledger_drift() to preloved_verbs;

create function private.age_seconds(p_since timestamptz) returns bigint
language plpgsql set search_path = ''
as $$
begin
  return greatest(0, coalesce(floor(extract(epoch from private.now() - p_since)), 0));
end
$$;
comment on function private.age_seconds(timestamptz) is 'Whole seconds since then; 0 for what has not happened or lies ahead.';
grant execute on function private.age_seconds(timestamptz) to preloved_verbs;

create function api.admin_reliability() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.staff_caller('ops_admin', 'administrator');
  return private.reliability_signals() || jsonb_build_object(
    'dead_events', (
      select coalesce(jsonb_agg(jsonb_build_object('id', dead.id, 'seq', dead.seq, 'type', dead.type,
        'aggregate_id', dead.aggregate_id, 'error', dead.last_error, 'dead_at', api.wire_time(dead.dead_at)) order by dead.dead_at), '[]')
      from (select outbox.* from private.outbox where outbox.dead_at is not null order by outbox.dead_at limit 50) as dead),
    'dead_jobs', (
      select coalesce(jsonb_agg(jsonb_build_object('id', dead.id, 'kind', dead.kind, 'key', dead.key,
        'error', dead.last_error, 'dead_at', api.wire_time(dead.dead_at)) order by dead.dead_at), '[]')
      from (select jobs.* from private.jobs where jobs.dead_at is not null order by jobs.dead_at limit 50) as dead));
end
$$;
comment on function api.admin_reliability() is 'The signals, and the 50 oldest dead letters of each kind, for staff to redrive.';
alter function api.admin_reliability() owner to preloved_verbs;
grant execute on function api.admin_reliability() to authenticated;
