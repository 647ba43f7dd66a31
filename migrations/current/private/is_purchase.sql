-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.is_purchase(p_difference private.reconciliation_differences)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return p_difference.order_id is not null
    or exists (select from private.boost_purchases as purchases where purchases.reference = p_difference.reference);
end
$function$;
