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
      when p_case.kind = 'payout_without_link' then exists (
        select
        from private.withdrawals
        where withdrawals.id = (p_case.details ->> 'withdrawal_id')::uuid
          and withdrawals.status = 'HELD'
      )
      when p_case.kind = 'payout_forgotten' then exists (
        select
        from private.withdrawals
        where withdrawals.id = (p_case.details ->> 'withdrawal_id')::uuid
          and withdrawals.status = 'LINK_CREATED'
      )
      -- One that was opened after the end of the withdrawal is for staff to judge.
      when p_case.kind in ('payout_locked', 'payout_unknown')
        and p_case.details ->> 'status' in ('HELD', 'LINK_CREATED')
      then exists (
        select
        from private.withdrawals
        where withdrawals.id = (p_case.details ->> 'withdrawal_id')::uuid
          and withdrawals.status in ('HELD', 'LINK_CREATED')
      )
      when p_case.kind = 'payout_claimed' then exists (
        select
        from private.withdrawals
        where withdrawals.id = (p_case.details ->> 'withdrawal_id')::uuid
          and withdrawals.status <> 'PAID'
      )
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
      when p_case.kind = 'overdue' then exists (
        select
        from public.orders
        where orders.id = p_case.order_id
          and orders.id || ':' || orders.state_version = p_case.key
      )
      when p_case.kind = 'return_unscanned' then exists (
        select
        from public.orders
        where orders.id = p_case.order_id
          and orders.status = 'RETURN_APPROVED'
      )
      when p_case.kind = 'parcel_trouble' then exists (
        select
        from public.orders
        where orders.id = p_case.order_id
          and orders.status in ('READY_TO_SHIP', 'SHIPPED', 'RETURN_APPROVED')
      )
      when p_case.kind = 'banned_party' then exists (
        select
        from public.orders
        where orders.id = p_case.order_id
          and orders.status not in ('COMPLETED', 'REFUNDED', 'CANCELLED', 'EXPIRED')
      )
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
