-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.ledger_drift()
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (select coalesce(sum(differences.difference), 0) from private.reconciliation_differences as differences
          where differences.status = 'open');
end
$function$;
