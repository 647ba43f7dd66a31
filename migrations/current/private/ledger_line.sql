-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_ledger, preloved_verbs.
CREATE OR REPLACE FUNCTION private.ledger_line(p_kind private.account_kind, p_amount bigint, p_order_id uuid DEFAULT NULL::uuid, p_user_id uuid DEFAULT NULL::uuid)
 RETURNS private.ledger_line
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return row(p_kind, p_amount, p_order_id, p_user_id)::private.ledger_line;
end
$function$;
