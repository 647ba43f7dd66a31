-- Books the correcting entry of a difference against p_account (null: the proposed account) and
-- writes the audit line. p_evidence is required to undo a correction whose money is spent.
create function private.approve_correction(
  p_staff private.staff_member,
  p_id uuid,
  p_account private.account_kind,
  p_evidence text,
  p_audit jsonb
) returns private.reconciliation_differences
language plpgsql volatile
as $$
declare
  v_before constant private.reconciliation_differences := private.lock_difference(p_id);
  v_account constant private.account_kind := coalesce(p_account, v_before.counter_account);
  v_after private.reconciliation_differences;
begin
  perform private.forbid_own_difference(p_staff, v_before);
  perform private.check_opposite_correction(p_staff, v_before, p_evidence);
  perform private.check_correction(v_before, v_account);

  update private.reconciliation_differences
  set status = 'approved', closed_at = private.now(), counter_account = v_account
  where id = p_id
  returning * into v_after;
  -- The invoice may still report this payment, or the money came through another invoice with the
  -- same reference. So it counts as reported, and a later callback does not book it again. If that
  -- callback is about other money, the next run finds the difference.
  if v_after.counter_account = 'suspense' and v_after.difference > 0 then
    perform private.count_as_booked(v_after);
  end if;
  if v_after.problem is not null then
    perform private.end_case('odd_transaction', substr(v_after.reference, length('row:') + 1));
  else
    perform private.ledger_post(
      'reconciliation:' || p_id,
      'reconciliation',
      'Correction of ' || v_after.reference,
      v_after.order_id,
      array[
        private.ledger_line('provider_cash', -v_after.difference),
        private.ledger_line(v_after.counter_account, v_after.difference)
      ]
    );
  end if;
  perform private.audit(
    p_staff, p_audit, 'difference', p_id::text,
    private.difference_record(v_before),
    private.difference_record(v_after) || jsonb_strip_nulls(
      jsonb_build_object('evidence', p_evidence))
  );
  return v_after;
end
$$;
