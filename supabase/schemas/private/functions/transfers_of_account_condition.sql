create function private.transfers_of_account_condition(p_kind private.account_kind) returns text
language plpgsql stable
as $$
begin
  -- Most transfers touch an escrow, a wallet or provider_cash: checking each transfer fills a page
  -- soon. Transfers of other accounts are rare and are found through the account's entries.
  if p_kind in ('escrow', 'wallet') or (
    select sum(accounts.version) > 50000
    from private.ledger_accounts as accounts
    where accounts.kind = p_kind
      and accounts.holder_id = '00000000-0000-0000-0000-000000000000'
  ) then
    return format(
      'exists (
        select
        from private.ledger_entries as entries
        join private.ledger_accounts as accounts on accounts.id = entries.account_id
        where entries.transfer_id = ledger_transfers.id
          and accounts.kind = %L
      )',
      p_kind
    );
  end if;
  return format(
    'ledger_transfers.id in (
      select entries.transfer_id
      from private.ledger_entries as entries
      where entries.account_id = any (
        array(
          select accounts.id
          from private.ledger_accounts as accounts
          where accounts.kind = %L
            and accounts.holder_id = ''00000000-0000-0000-0000-000000000000''
        )
      )
    )',
    p_kind
  );
end
$$;
