-- The provider changed its answer after the hold had ended. PAID may leave the wallet in debt.
create function private.reverse_withdrawal(
  p_withdrawal private.withdrawals,
  p_to private.withdrawal_status,
  p_payout jsonb
) returns void
language plpgsql volatile
as $$
declare
  v_is_paid constant boolean := p_to = 'PAID';
  v_sign constant integer := case when v_is_paid then -1 else 1 end;
  v_withdrawal private.withdrawals;
begin
  update private.withdrawals
  set
    status = p_to,
    reversals = reversals + 1,
    failure_reason = p_payout ->> 'failure_reason',
    updated_at = private.now()
  where id = p_withdrawal.id
  returning * into v_withdrawal;
  perform private.ledger_post(
    'withdrawal:' || v_withdrawal.id || ':reversal:' || v_withdrawal.reversals,
    case when v_is_paid then 'late_payout' else 'withdrawal_return' end,
    case when v_is_paid then 'Withdrawal paid after all' else 'Withdrawal returned by the bank' end,
    null,
    array[
      private.ledger_line(
        'wallet', v_sign * v_withdrawal.amount, p_user_id => v_withdrawal.user_id
      ),
      private.ledger_line('provider_cash', -v_sign * v_withdrawal.net),
      private.ledger_line('payout_fees', -v_sign * v_withdrawal.fee)
    ],
    p_withdrawal_id => v_withdrawal.id
  );
  perform private.open_withdrawal_case(
    case when v_is_paid then 'late_payout' else 'returned_payout' end, v_withdrawal, p_payout
  );
  perform private.notify_withdrawal(v_withdrawal);
end
$$;
