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
language plpgsql volatile security definer
as $$
declare
  v_caller_id constant uuid := (private.caller()).id;
begin
  return private.reserve_withdrawal(
    v_caller_id, p_amount, p_fee, 'own:' || p_request_key, p_provider);
end
$$;
