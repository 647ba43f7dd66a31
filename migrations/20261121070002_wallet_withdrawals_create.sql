-- POST /wallet/withdrawals in three steps that a stranger can repeat: hold, have a link made under the
-- withdrawal's own id, write the link down.

create function api.wallet_withdrawals_create_reserve(p_amount bigint, p_fee bigint, p_request_key text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_me uuid := (private.active_caller()).id;
begin
  perform private.limit_rate('withdrawals', v_me::text);
  return private.withdrawals_reserve(v_me, p_amount, p_fee, 'own:' || p_request_key);
end
$$;
comment on function api.wallet_withdrawals_create_reserve(bigint, bigint, text) is
  'Holds an amount of the caller''s wallet and answers the payout link to ask for. p_fee is what we charge, from configuration.';
alter function api.wallet_withdrawals_create_reserve(bigint, bigint, text) owner to preloved_verbs;
grant execute on function api.wallet_withdrawals_create_reserve(bigint, bigint, text) to authenticated;

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

create function api.wallet_withdrawals_create_refused(p_withdrawal_id uuid, p_reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_withdrawal private.withdrawals;
begin
  -- Had anyone else asked in the meantime, the refusal would prove nothing any more.
  update private.withdrawals
  set status = 'FAILED', failure_reason = p_reason, request_key = null, updated_at = private.now()
  where id = p_withdrawal_id and status = 'HELD' and attempts = 1 and provider_payout_id is null
  returning * into v_withdrawal;
  if v_withdrawal.id is null then
    return false;
  end if;
  return private.ledger_resolve('withdrawal:' || v_withdrawal.id, 'voided', 'withdrawal_reversal', 'Withdrawal refused by the payment provider');
end
$$;
comment on function api.wallet_withdrawals_create_refused(uuid, text) is
  'The provider refused the only request for this link there ever was: the hold goes back, and the Idempotency-Key is free again.';
alter function api.wallet_withdrawals_create_refused(uuid, text) owner to preloved_verbs;
grant execute on function api.wallet_withdrawals_create_refused(uuid, text) to service_role;
