-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.recent_ledger_drift()
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_since timestamptz := private.now() - interval '1 day';
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
  v_touched := v_touched || array(select accounts.id from private.ledger_accounts as accounts where accounts.kind = any (v_own));
  return coalesce(v_unbalanced, 0) + (
    select coalesce(sum(abs(accounts.balance - coalesce(last.balance_after, 0))), 0)
    from (select distinct unnest(v_touched) as id) as touched
    join private.ledger_accounts as accounts on accounts.id = touched.id
    left join private.ledger_entries as last on last.account_id = accounts.id and last.version = accounts.version);
end
$function$;
