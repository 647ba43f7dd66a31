-- Starts a withdrawal that the finance portal approved. An error of the operation becomes the
-- outcome; only a pause of withdrawals raises. p_terms {fee, minimum, provider}, in rupiah.
create function private.start_portal_withdrawal(
  p_seller_id uuid,
  p_amount bigint,
  p_event_id text,
  p_terms jsonb
) returns text
language plpgsql volatile
as $$
declare
  v_key constant text := 'portal:' || p_event_id;
  v_reason text;
  v_constraint text;
  v_withdrawal private.withdrawals;
begin
  if p_amount < (p_terms ->> 'minimum')::bigint then
    return 'withdrawal_rejected:below_minimum';
  end if;
  -- A repeated event finds its withdrawal. It is locked before the profile, as in a deletion.
  perform private.lock_requested_withdrawal(p_seller_id, v_key);
  if private.is_account_deleted(p_seller_id) then
    return 'withdrawal_rejected:account_deleted';
  end if;
  perform private.reserve_withdrawal(
    p_seller_id, p_amount, (p_terms ->> 'fee')::bigint, v_key,
    p_terms ->> 'provider',
    p_by_job => true
  );
  select withdrawals.*
  into v_withdrawal
  from private.withdrawals
  where withdrawals.user_id = p_seller_id
    and withdrawals.request_key = v_key;
  perform private.audit(
    null,
    jsonb_build_object(
      'operation', 'finance_inbox_run',
      'reason', 'disbursement.approved by the finance portal',
      'request_id', p_event_id
    ),
    'withdrawal', v_withdrawal.id::text, null, private.withdrawal_for_audit(v_withdrawal)
  );
  return 'withdrawal_started';
exception
  when sqlstate 'PV001' then
    get stacked diagnostics v_reason = message_text;
    -- While withdrawals pause, the event fails and is retried later.
    if v_reason = 'withdrawals_paused' then
      raise;
    end if;
    return 'withdrawal_rejected:' || v_reason;
  when unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if v_constraint <> 'withdrawals__one_in_flight' then
      raise;
    end if;
    return 'withdrawal_rejected:withdrawal_in_progress';
end
$$;
