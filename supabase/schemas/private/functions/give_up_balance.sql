-- Refused while a refund in the wallet is disputed: suspense would pay it to somebody else.
create function private.give_up_balance(p_user_id uuid, p_below bigint) returns void
language plpgsql volatile
as $$
declare
  v_key constant text := 'wallet:' || p_user_id || ':given_up';
  v_balance bigint;
begin
  select accounts.balance
  into v_balance
  from private.ledger_accounts as accounts
  where accounts.kind = 'wallet'
    and accounts.user_id = p_user_id
    and accounts.balance between 1 and p_below - 1
    and private.disputed_money(p_user_id) = 0;
  if v_balance is null then
    return;
  end if;
  perform private.ledger_post(
    v_key,
    'given_up',
    'Given up with the account',
    null,
    array[
      private.ledger_line('wallet', -v_balance, p_user_id => p_user_id),
      private.ledger_line('suspense', v_balance)
    ]);
  perform private.open_case(
    'money_without_owner',
    v_key,
    null,
    jsonb_build_object('user_id', p_user_id, 'amount', v_balance, 'transfer', 'given_up'));
end
$$;
