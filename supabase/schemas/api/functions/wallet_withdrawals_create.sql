-- p_fee: our charge in rupiah, from the configuration. p_provider: the payment provider of new
-- withdrawals. Returns the data for the payout request. POST /wallet/withdrawals takes three steps,
-- and each can be repeated: hold the amount, create the link at the provider under the withdrawal's
-- id, store the link.
create function api.wallet_withdrawals_create(
  p_amount bigint,
  p_fee bigint,
  p_provider text,
  p_request_key text default null
) returns jsonb
language sql volatile security definer
return private.reserve_withdrawal(
  (private.caller()).id, p_amount, p_fee, 'own:' || p_request_key, p_provider);
