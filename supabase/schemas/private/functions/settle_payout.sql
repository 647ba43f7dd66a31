-- For a withdrawal whose link was never stored. p_facts {link, link_readings}: the link as just
-- read. Without p_link_id the hold is returned.
create function private.settle_payout(
  p_staff private.staff_member,
  p_id uuid,
  p_link_id text,
  p_facts jsonb,
  p_audit jsonb
) returns void
language plpgsql volatile
as $$
declare
  v_before constant private.withdrawals := private.lock_payout(p_id, p_staff);
  v_link constant jsonb := nullif(p_facts -> 'link', 'null');
  v_after private.withdrawals;
begin
  if (p_link_id is null) <> (v_link is null) then
    perform private.raise_error('payout_link_not_found');
  elsif v_link is not null then
    if internal.apply_payout_update(v_link, (p_facts ->> 'link_readings')::bigint)
      = 'outdated'
    then
      perform private.raise_error('withdrawal_changing', p_retry_after_seconds => 1);
    end if;
  elsif v_before.status <> 'HELD' or v_before.provider_payout_id is not null then
    perform private.raise_error('payout_link_known', jsonb_build_object('status', v_before.status));
  elsif v_before.leased_until > clock_timestamp() or not exists (
    select
    from private.staff_cases as cases
    where cases.kind = 'payout_without_link'
      and cases.details ->> 'withdrawal_id' = p_id::text
  ) then
    -- The pending request for the link may still succeed; then the same money would go out twice.
    perform private.raise_error('payout_link_pending', p_retry_after_seconds => 30);
  else
    perform private.end_withdrawal(v_before, 'FAILED', 'staff found no link at the provider');
  end if;
  select withdrawals.* into v_after from private.withdrawals where withdrawals.id = p_id;
  update private.staff_cases
  set closed_at = private.now()
  where kind = 'payout_without_link'
    and details ->> 'withdrawal_id' = p_id::text
    and closed_at is null
    and v_after.status <> 'HELD';
  perform private.audit(
    p_staff, p_audit, 'withdrawal', p_id::text,
    private.withdrawal_for_audit(v_before), private.withdrawal_for_audit(v_after)
  );
end
$$;
