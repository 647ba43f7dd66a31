-- Rupiah in the wallet; 0 while it is in debt.
create function private.spendable(p_user_id uuid) returns bigint
language plpgsql stable
as $$
begin
  return (
    select coalesce(max(greatest(accounts.balance, 0)), 0)
    from private.ledger_accounts as accounts
    where accounts.kind = 'wallet'
      and accounts.holder_id = p_user_id
  );
end
$$;
