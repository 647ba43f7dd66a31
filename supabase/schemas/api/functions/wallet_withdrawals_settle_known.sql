create function api.wallet_withdrawals_settle_known(p_withdrawal_id text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return (
    select private.withdrawal_request(withdrawals) from private.withdrawals
    where withdrawals.id = private.withdrawal_id_of(p_withdrawal_id));
end
$$;
comment on function api.wallet_withdrawals_settle_known(text) is 'For a callback: the withdrawal that it names, in whatever state; null when it is none of ours.';
alter function api.wallet_withdrawals_settle_known(text) owner to preloved_verbs;
grant execute on function api.wallet_withdrawals_settle_known(text) to service_role;
