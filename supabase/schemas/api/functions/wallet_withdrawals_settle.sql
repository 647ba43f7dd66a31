create function api.wallet_withdrawals_settle(p_withdrawal_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_withdrawal private.withdrawals;
begin
  select withdrawals.* into v_withdrawal from private.withdrawals where withdrawals.id = p_withdrawal_id for update;
  if v_withdrawal.status not in ('HELD', 'LINK_CREATED') then
    return null;
  elsif v_withdrawal.status = 'HELD' then
    return private.withdrawals_resume(v_withdrawal, v_withdrawal.amount);
  end if;
  return private.withdrawal_request(v_withdrawal);
end
$$;
comment on function api.wallet_withdrawals_settle(uuid) is
  'For the job: a withdrawal in flight, leased if its link still has to be asked for; null when there is nothing left to do.';
alter function api.wallet_withdrawals_settle(uuid) owner to preloved_verbs;
grant execute on function api.wallet_withdrawals_settle(uuid) to service_role;
