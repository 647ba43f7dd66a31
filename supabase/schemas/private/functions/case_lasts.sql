create function private.case_lasts(p_case private.staff_cases) returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select case
      when p_case.kind in (
        'wrong_amount', 'unexpected_payment', 'money_without_owner'
      ) then exists (
        select
        from private.ledger_transfers as held
        where held.key = p_case.key
          and not exists (
            select
            from private.ledger_transfers as leaving
            where leaving.key = 'suspense:' || held.id
          )
      )
      when p_case.kind = 'chargeback' then exists (
        select
        from private.chargebacks
        where chargebacks.id = p_case.key::uuid
          and chargebacks.status in ('announced', 'open')
      )
      when p_case.kind like 'payout\_%' then private.payout_case_lasts(p_case)
      when p_case.kind = 'booking_undecided' then exists (
        select
        from private.shipments
        where shipments.id = p_case.key::uuid
          and private.is_booking_undecided(shipments)
      )
      when p_case.kind = 'stuck_job' then exists (
        select
        from private.jobs
        where jobs.id = p_case.key::uuid
          and jobs.finished_at is null
          and not private.awaits_subject(jobs)
      )
      when p_case.kind in ('overdue', 'return_unscanned', 'parcel_trouble', 'banned_party')
        then private.order_case_lasts(p_case)
      when p_case.kind = 'unconfirmed_payment' then exists (
        select
        from private.provider_events as events
        where events.id = p_case.key::uuid
          and events.outcome = 'unconfirmed'
      )
      when p_case.kind = 'ledger_drift' then private.whole_ledger_drift() <> 0
      when p_case.kind = 'odd_transaction' then exists (
        select
        from private.reconciliation_differences as differences
        where differences.reference = 'row:' || p_case.key
          and differences.status = 'open'
      )
    end
  );
end
$$;
comment on function private.case_lasts(private.staff_cases) is
  'Whether the cause of a case lasts; null for kinds that only staff can judge.';
