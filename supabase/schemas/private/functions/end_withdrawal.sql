create function private.end_withdrawal(
  p_withdrawal private.withdrawals,
  p_to private.withdrawal_status,
  p_reason text
) returns void
language plpgsql volatile
as $$
declare
  v_withdrawal private.withdrawals;
begin
  update private.withdrawals
  set status = p_to, failure_reason = p_reason, updated_at = private.now()
  where id = p_withdrawal.id
  returning * into v_withdrawal;
  if p_to = 'PAID' then
    perform private.ledger_resolve(
      'withdrawal:' || v_withdrawal.id, 'posted', 'withdrawal_paid', 'Withdrawal paid',
      array[
        private.ledger_line('provider_cash', v_withdrawal.net),
        private.ledger_line('payout_fees', v_withdrawal.fee)
      ]
    );
  else
    perform private.ledger_resolve(
      'withdrawal:' || v_withdrawal.id,
      case p_to when 'EXPIRED' then 'expired' else 'voided' end::private.hold_outcome,
      'withdrawal_reversal',
      'Withdrawal ' || lower(p_to::text)
    );
  end if;
  perform private.notify_withdrawal(v_withdrawal);
end
$$;
