-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.whole_ledger_drift()
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  return (select coalesce(abs(sum(ledger_accounts.balance)), 0) from private.ledger_accounts)
    + (select coalesce(sum(abs(accounts.balance - coalesce(entries.amount, 0))), 0)
       from private.ledger_accounts as accounts left join (
         select ledger_entries.account_id, sum(ledger_entries.amount) as amount
         from private.ledger_entries group by ledger_entries.account_id) as entries on entries.account_id = accounts.id);
end
$function$;
