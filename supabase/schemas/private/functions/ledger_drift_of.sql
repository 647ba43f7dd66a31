-- Rupiah of errors in these transfers and accounts: transfers that do not sum to zero, entries that
-- do not follow from the account's previous entry, and balances that differ from the last entry.
-- The previous and the last entry are subqueries: for a join the planner would read all entries.
create function private.ledger_drift_of(
  p_transfer_ids uuid[],
  p_account_ids bigint[]
) returns bigint
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  v_unbalanced numeric;
  v_account_ids bigint[];
begin
  with lines as (
    select
      entries.transfer_id,
      entries.account_id,
      entries.amount,
      entries.balance_after - entries.amount - coalesce(
        (
          select earlier.balance_after
          from private.ledger_entries as earlier
          where earlier.account_id = entries.account_id
            and earlier.version = entries.version - 1
        ),
        0
      ) as gap
    from private.ledger_entries as entries
    where entries.transfer_id = any (p_transfer_ids)
  ),
  sums as (
    select sum(lines.amount) as amount, sum(abs(lines.gap)) as gap
    from lines
    group by lines.transfer_id
  )
  select
    (select coalesce(sum(abs(sums.amount) + sums.gap), 0) from sums),
    array(select lines.account_id from lines union select unnest(p_account_ids))
  into v_unbalanced, v_account_ids;
  return v_unbalanced + (
    select coalesce(
      sum(
        abs(
          accounts.balance - coalesce(
            (
              select last.balance_after
              from private.ledger_entries as last
              where last.account_id = accounts.id
                and last.version = accounts.version
            ),
            0
          )
        )
      ),
      0
    )
    from private.ledger_accounts as accounts
    where accounts.id = any (v_account_ids)
  );
end
$$;
