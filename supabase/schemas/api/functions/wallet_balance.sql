create function api.wallet_balance() returns jsonb
language plpgsql volatile security definer
as $$
begin
  return private.wallet_balance_of((private.caller()).id);
end
$$;
