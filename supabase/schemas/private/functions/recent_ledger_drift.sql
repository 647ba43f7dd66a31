create function private.recent_ledger_drift() returns bigint
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_since timestamptz := private.now() - interval '1 hour';
  v_own private.account_kind[] := array_remove(array_remove(enum_range(null::private.account_kind), 'escrow'), 'wallet');
  v_unbalanced numeric;
  v_touched bigint[];
begin
  with sums as (
    select transfers.id, sum(entries.amount) as amount, array_agg(entries.account_id) as accounts
    from private.ledger_transfers as transfers join private.ledger_entries as entries on entries.transfer_id = transfers.id
    where transfers.created_at > v_since group by transfers.id
  )
  select (select sum(abs(sums.amount)) from sums), array(select distinct unnest(sums.accounts) from sums) into v_unbalanced, v_touched;
  v_touched := v_touched || array(select accounts.id from private.ledger_accounts as accounts 
    where accounts.kind = any (v_own) and accounts.holder_id = '00000000-0000-0000-0000-000000000000');
  return coalesce(v_unbalanced, 0) + (
    select coalesce(sum(abs(accounts.balance - coalesce(last.balance_after, 0))), 0)
    from private.ledger_accounts as accounts
    left join private.ledger_entries as last on last.account_id = accounts.id and last.version = accounts.version
    where accounts.id = any (v_touched));
end
$$;
comment on function private.recent_ledger_drift() is
  'Rupiah by which the transfers of the last hour do not balance, and by which the market''s own accounts and those touched by them are not what their last entry says. The whole ledger is summed every night.';
