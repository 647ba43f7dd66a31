-- Null for the kinds that only staff can judge.
create function private.case_lasts(p_case private.staff_cases) returns boolean
language plpgsql volatile
as $$
begin
  -- A statement per kind, because one statement for all would set up every subquery in each call.
  case p_case.kind
    when 'wrong_amount', 'unexpected_payment', 'money_without_owner' then
      return exists (
        select
        from private.ledger_transfers as held
        where held.key = p_case.key
          and not exists (
            select
            from private.ledger_transfers as leaving
            where leaving.key = 'suspense:' || held.id
          )
      );
    when 'chargeback' then
      return exists (
        select
        from private.chargebacks
        where chargebacks.id = p_case.key::uuid
          and chargebacks.status in ('announced', 'open')
      );
    when 'payout_without_link', 'payout_forgotten', 'payout_claimed', 'payout_locked',
      'payout_unknown'
    then
      return (
        select case
          when p_case.kind = 'payout_without_link' then withdrawals.status = 'HELD'
          when p_case.kind = 'payout_forgotten' then withdrawals.status = 'LINK_CREATED'
          when p_case.kind = 'payout_claimed' then withdrawals.status <> 'PAID'
          -- Staff judge a case that was opened after the end of the withdrawal.
          when p_case.kind in ('payout_locked', 'payout_unknown')
            and p_case.details ->> 'status' in ('HELD', 'LINK_CREATED')
          then withdrawals.status in ('HELD', 'LINK_CREATED')
        end
        from private.withdrawals
        where withdrawals.id = (p_case.details ->> 'withdrawal_id')::uuid
      );
    when 'booking_undecided' then
      return exists (
        select
        from private.shipments
        where shipments.id = p_case.key::uuid
          and private.is_booking_undecided(shipments)
      );
    when 'refund_pending' then
      return exists (
        select
        from private.refunds
        where refunds.id = p_case.key::uuid
          and refunds.status in ('HELD', 'PENDING')
      );
    when 'stuck_job' then
      return exists (
        select
        from private.jobs
        where jobs.id = p_case.key::uuid
          and jobs.finished_at is null
          and not private.awaits_subject(jobs)
      );
    when 'overdue', 'return_unscanned', 'parcel_trouble', 'banned_party' then
      return exists (
        select
        from public.orders
        join private.order_statuses as statuses on statuses.status = orders.status
        where orders.id = p_case.order_id
          and case p_case.kind
            when 'overdue' then orders.id || ':' || orders.state_version = p_case.key
            when 'return_unscanned' then orders.status = 'RETURN_APPROVED'
            when 'parcel_trouble' then
              statuses.parcel = (p_case.details ->> 'direction')::private.shipment_direction
            when 'banned_party' then not statuses.has_ended
          end
      );
    when 'unconfirmed_payment' then
      return exists (
        select
        from private.provider_events as events
        where events.id = p_case.key::uuid
          and events.outcome = 'unconfirmed'
      );
    when 'ledger_drift' then
      return exists (select from private.ledger_check where ledger_check.drift <> 0);
    when 'odd_transaction' then
      return exists (
        select
        from private.reconciliation_differences as differences
        where differences.reference = 'row:' || p_case.key
          and differences.status = 'open'
      );
    else
      return null;
  end case;
end
$$;
