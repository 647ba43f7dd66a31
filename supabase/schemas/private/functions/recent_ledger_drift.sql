create function private.recent_ledger_drift() returns bigint
language plpgsql volatile
as $$
declare
  v_since constant timestamptz := private.now() - interval '1 hour';
  v_market_kinds constant private.account_kind[] :=
    array_remove(array_remove(enum_range(null::private.account_kind), 'escrow'), 'wallet');
  v_unbalanced numeric;
  v_account_ids bigint[];
begin
  -- One transfer at a time, by the key of its entries: never the whole ledger.
  with sums as (
    select entries.amount, entries.account_ids
    from private.ledger_transfers as transfers
    cross join lateral (
      select sum(lines.amount) as amount, array_agg(lines.account_id) as account_ids
      from private.ledger_entries as lines
      where lines.transfer_id = transfers.id
    ) as entries
    where transfers.created_at > v_since
  )
  select
    (select sum(abs(sums.amount)) from sums),
    array(select distinct unnest(sums.account_ids) from sums)
  into v_unbalanced, v_account_ids;
  v_account_ids := v_account_ids || array(
    select accounts.id
    from private.ledger_accounts as accounts
    where accounts.kind = any (v_market_kinds)
      and accounts.holder_id = '00000000-0000-0000-0000-000000000000'
  );
  return coalesce(v_unbalanced, 0) + (
    select coalesce(sum(abs(accounts.balance - coalesce(
      (
        select last.balance_after
        from private.ledger_entries as last
        where last.account_id = accounts.id
          and last.version = accounts.version
      ),
      0))), 0)
    from private.ledger_accounts as accounts
    where accounts.id = any (v_account_ids)
  );
end
$$;
