-- Decides when the provider contradicts itself or has forgotten the link. p_facts {link,
-- link_readings}: the link as just read, or null. If the provider contradicts the decision later, a
-- case opens and no money moves.
create function private.decide_payout(
  p_staff private.staff_member,
  p_id uuid,
  p_outcome text,
  p_evidence text,
  p_facts jsonb,
  p_audit jsonb
) returns void
language plpgsql volatile
as $$
declare
  v_before constant private.withdrawals := private.lock_payout(p_id, p_staff);
  -- A provider's reason may name an address.
  v_link constant jsonb := nullif(p_facts -> 'link', 'null') || jsonb_build_object(
    'failure_reason', private.mask_emails(p_facts #>> '{link,failure_reason}'));
  v_after private.withdrawals;
  v_listed_amount bigint;
  v_decision jsonb;
begin
  if v_before.link_readings is distinct from (p_facts ->> 'link_readings')::bigint
    or v_before.status = 'HELD' and v_before.leased_until > clock_timestamp()
  then
    perform private.raise_error('withdrawal_changing', p_retry_after_seconds => 30);
  end if;
  select coalesce(sum(sums.provider_amount), 0)
  into v_listed_amount
  from private.reconciliation_sums(array[p_id::text]) as sums;
  perform private.check_payout_contradiction(
    v_before, jsonb_populate_record(null::private.payout_link, v_link), v_listed_amount
  );

  v_decision := jsonb_build_object(
    'outcome', p_outcome,
    'staff_id', p_staff.id,
    'reason', p_audit ->> 'reason',
    'evidence', p_evidence,
    'link', v_link,
    'listed_amount', v_listed_amount
  );
  perform private.book_payout_decision(v_before, v_decision);
  select withdrawals.* into v_after from private.withdrawals where withdrawals.id = p_id;
  perform private.audit(
    p_staff, p_audit, 'withdrawal', p_id::text,
    private.withdrawal_for_audit(v_before),
    private.withdrawal_for_audit(v_after)
      || jsonb_build_object('decision', v_decision #- '{link,url}')
  );
end
$$;
