create function private.whole_ledger_drift() returns bigint
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select (select coalesce(abs(sum(ledger_accounts.balance)), 0) from private.ledger_accounts)
    + (select coalesce(sum(abs(accounts.balance - coalesce(entries.amount, 0))), 0)
       from private.ledger_accounts as accounts left join (
         select ledger_entries.account_id, sum(ledger_entries.amount) as amount
         from private.ledger_entries group by ledger_entries.account_id) as entries on entries.account_id = accounts.id)
$$;
comment on function private.whole_ledger_drift() is 'Rupiah by which balances, all their entries and zero disagree. It reads the whole ledger: once a night.';
