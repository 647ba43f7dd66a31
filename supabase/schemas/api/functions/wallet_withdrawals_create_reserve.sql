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
