-- The finance portal assumes that its withdrawals are paid: staff must tell it otherwise.
create function private.report_failed_disbursement(
  p_before private.withdrawals,
  p_reason text
) returns void
language plpgsql volatile
as $$
declare
  v_event_id constant text := substring(p_before.request_key from '^portal:(.*)$');
  v_withdrawal private.withdrawals;
begin
  if v_event_id is null then
    return;
  end if;
  perform private.open_case(
    'disbursement_rejected', v_event_id, null,
    jsonb_build_object(
      'seller_id', p_before.user_id,
      'amount', p_before.amount,
      'withdrawal_id', p_before.id,
      'outcome', 'withdrawal_rejected:' || p_reason
    )
  );
  select withdrawals.*
  into v_withdrawal
  from private.withdrawals
  where withdrawals.id = p_before.id;
  perform private.notify_withdrawal(v_withdrawal);
end
$$;
