create function internal.claim_withdrawal(p_withdrawal_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_withdrawal private.withdrawals;
begin
  select withdrawals.*
  into v_withdrawal
  from private.withdrawals
  where withdrawals.id = p_withdrawal_id
  for update;
  if v_withdrawal.status not in ('HELD', 'LINK_CREATED') then
    return null;
  elsif v_withdrawal.status = 'HELD' then
    return private.resume_withdrawal(v_withdrawal, v_withdrawal.amount);
  end if;
  return private.withdrawal_request(v_withdrawal);
end
$$;
comment on function internal.claim_withdrawal(uuid) is
  'A withdrawal in flight for the job check_withdrawal, leased if it has no link yet; '
  'null if the withdrawal has ended.';
