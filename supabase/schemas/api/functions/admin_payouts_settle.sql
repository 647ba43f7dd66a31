create function api.admin_payouts_settle(
  p_id uuid,
  p_payout jsonb,
  p_audit jsonb,
  p_link_readings bigint default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('administrator');
  v_before constant private.withdrawals := private.lock_payout(p_id, v_staff);
  v_after private.withdrawals;
begin
  if p_payout is not null then
    if internal.apply_payout_update(p_payout, p_link_readings) = 'outdated' then
      perform private.raise_error(
        'CONFLICT', 'withdrawal_changing', 'The link changed while it was read; try again.', 1
      );
    end if;
  elsif v_before.status <> 'HELD' or v_before.provider_payout_id is not null then
    perform private.raise_error('CONFLICT', 'payout_link_known', format(
      'The withdrawal is %s and its link is known, so the provider decides. '
      'Send the link''s id to have it fetched.',
      v_before.status
    ));
  elsif v_before.leased_until > clock_timestamp() or not exists (
    select
    from private.staff_cases as cases
    where cases.kind = 'payout_without_link'
      and cases.details ->> 'withdrawal_id' = p_id::text
  ) then
    -- A request for the link may still succeed; then the same money would go out twice.
    perform private.raise_error(
      'CONFLICT', 'payout_link_pending',
      'The link is still being requested. Wait until a case reports that there is none.',
      30
    );
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
    v_staff, p_audit, 'withdrawal', p_id::text,
    private.withdrawal_record(v_before), private.withdrawal_record(v_after)
  );
  return private.withdrawal_record(v_after);
end
$$;
comment on function api.admin_payouts_settle(uuid, jsonb, jsonb, bigint) is
  'Ends a withdrawal whose link was never stored: applies the link that staff found (p_payout, as '
  'fetched), or returns the hold if p_payout is null.';
