-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.paid_by_buyer(p_order orders)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return p_order.total - (
    select coalesce(sum(entries.amount), 0)
    from private.ledger_transfers as transfers
    join private.ledger_entries as entries on entries.transfer_id = transfers.id
    where transfers.key = 'order:' || p_order.id || ':covered' and entries.amount > 0);
end
$function$;
