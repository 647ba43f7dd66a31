create function api.wallet_withdrawals_create_finish(p_withdrawal_id uuid, p_payout jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_withdrawal private.withdrawals;
begin
  -- Null: the provider did not say. The hold stays, and the settling job asks again under the same key.
  if p_payout is not null then
    perform api.wallet_withdrawals_settle_observe(p_payout);
  end if;
  select withdrawals.* into v_withdrawal from private.withdrawals where withdrawals.id = p_withdrawal_id;
  return private.withdrawal_record(v_withdrawal);
end
$$;
comment on function api.wallet_withdrawals_create_finish(uuid, jsonb) is
  'Writes the link down, as the provider has it, and answers the withdrawal; repeating it changes nothing.';
alter function api.wallet_withdrawals_create_finish(uuid, jsonb) owner to preloved_verbs;
grant execute on function api.wallet_withdrawals_create_finish(uuid, jsonb) to service_role;
