-- Most transfers touch an escrow, a wallet or provider_cash: reading each transfer fills a page
-- soon. Transfers of other accounts are rare and are found through the account's entries.
create function private.transfers_of_account_condition(p_kind private.account_kind) returns text
language plpgsql stable
as $$
declare
  v_entries bigint;
  v_account_ids bigint[];
begin
  if p_kind in ('escrow', 'wallet') then
    -- Not `exists`: that is a join, which could read all entries.
    return format(
      '(select true
        from private.ledger_entries as entries
        join private.ledger_accounts as accounts on accounts.id = entries.account_id
        where entries.transfer_id = ledger_transfers.id
          and accounts.kind = %L
        limit 1)',
      p_kind
    );
  end if;
  select sum(accounts.version), array_agg(accounts.id)
  into v_entries, v_account_ids
  from private.ledger_accounts as accounts
  where accounts.kind = p_kind
    and accounts.holder_id = '00000000-0000-0000-0000-000000000000';
  return format(
    case
      when v_entries > 50000 then
        '(select true
          from private.ledger_entries as entries
          where entries.transfer_id = ledger_transfers.id
            and entries.account_id = any (%L)
          limit 1)'
      else
        'ledger_transfers.id in (
          select entries.transfer_id
          from private.ledger_entries as entries
          where entries.account_id = any (%L))'
    end,
    coalesce(v_account_ids, '{}')
  );
end
$$;
