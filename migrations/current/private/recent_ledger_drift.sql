-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.recent_ledger_drift()
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  return (
    with recent as (
      select transfers.id from private.ledger_transfers as transfers
      where transfers.created_at > private.now() - interval '1 day'
    ), touched as (
      select accounts.id from private.ledger_accounts as accounts where accounts.kind not in ('escrow', 'wallet')
      union
      select entries.account_id from recent join private.ledger_entries as entries on entries.transfer_id = recent.id
    )
    select coalesce((
        select sum(abs(accounts.balance - coalesce(last.balance_after, 0)))
        from touched join private.ledger_accounts as accounts on accounts.id = touched.id
        left join private.ledger_entries as last on last.account_id = accounts.id and last.version = accounts.version), 0)
      + coalesce((
        select sum(abs(sums.amount)) from (
          select sum(entries.amount) as amount from recent
          join private.ledger_entries as entries on entries.transfer_id = recent.id group by recent.id) as sums), 0))::bigint;
end
$function$;
