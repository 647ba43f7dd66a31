-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.reliability_signals()
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_now timestamptz := private.now();
begin
  return jsonb_build_object(
    'oldest_unsent_event_s', private.age_seconds(
      (select min(outbox.occurred_at) from private.outbox where outbox.delivered_at is null)),
    'portal_down_s', private.age_seconds((select finance_portal.down_since from private.finance_portal)),
    'oldest_unread_portal_event_s', private.age_seconds(
      (select min(finance_inbox.received_at) from private.finance_inbox where finance_inbox.handled_at is null)),
    'dead_letters', (select count(*) from private.jobs where jobs.dead_at is not null)
      + (select count(*) from private.outbox where outbox.dead_at is not null),
    'late_work_s', private.age_seconds(private.next_work_at()),
    'overdue_deadlines', (select count(*) from private.jobs
      where jobs.kind = 'orders_deadline' and jobs.finished_at is null and jobs.dead_at is null
        and jobs.run_at < v_now - interval '5 minutes'),
    -- Nobody claimed it again a minute after its worker was gone.
    'stuck_leases', (select count(*) from private.jobs
        where jobs.finished_at is null and jobs.dead_at is null and jobs.leased_until < clock_timestamp() - interval '1 minute')
      + (select count(*) from private.outbox
        where outbox.delivered_at is null and outbox.dead_at is null and outbox.leased_until < clock_timestamp() - interval '1 minute'),
    'ledger_drift', (select coalesce(abs(sum(ledger_accounts.balance)), 0)::bigint from private.ledger_accounts)
      + (select coalesce(sum(abs(accounts.balance - coalesce(entries.amount, 0))), 0)::bigint
         from private.ledger_accounts as accounts left join (
           select ledger_entries.account_id, sum(ledger_entries.amount) as amount
           from private.ledger_entries group by ledger_entries.account_id) as entries on entries.account_id = accounts.id),
    'parked_callbacks', (select count(*) from private.provider_events
      where provider_events.outcome = 'unknown' or provider_events.outcome is null and provider_events.received_at < v_now - interval '5 minutes'),
    'open_cases', (select count(*) from private.staff_cases where staff_cases.closed_at is null),
    'open_seller_reviews', (select count(*) from private.seller_reviews where seller_reviews.closed_at is null));
end
$function$;
