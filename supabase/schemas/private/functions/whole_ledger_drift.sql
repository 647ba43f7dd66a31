create function private.whole_ledger_drift() returns bigint
language plpgsql volatile
as $$
begin
  return (
    select
      (select coalesce(abs(sum(accounts.balance)), 0) from private.ledger_accounts as accounts)
      + (
        select coalesce(sum(abs(accounts.balance - coalesce(sums.amount, 0))), 0)
        from private.ledger_accounts as accounts
        left join (
          select entries.account_id, sum(entries.amount) as amount
          from private.ledger_entries as entries
          group by entries.account_id
        ) as sums on sums.account_id = accounts.id
      )
  );
end
$$;
comment on function private.whole_ledger_drift() is
  'Rupiah by which the balances do not sum to zero or differ from the sum of their entries. '
  'It reads the whole ledger, so it runs once a night.';
