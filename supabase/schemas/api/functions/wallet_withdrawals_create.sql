-- POST /wallet/withdrawals in three steps that a stranger can repeat: hold, have a link made under the
-- withdrawal's own id, write the link down.
create function api.wallet_withdrawals_create(
  p_amount bigint,
  p_fee bigint,
  p_request_key text default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.active_caller()).id;
begin
  perform private.enforce_rate_limit('withdrawals', v_me::text);
  return private.reserve_withdrawal(v_me, p_amount, p_fee, 'own:' || p_request_key);
end
$$;
comment on function api.wallet_withdrawals_create(bigint, bigint, text) is
  'Holds an amount of the caller''s wallet and answers the payout link to ask for. p_fee is what we charge, from configuration.';
