-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.protection_fee(p_item_price bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return greatest(private.setting('protection_fee_min_idr'), least(private.setting('protection_fee_max_idr'),
    private.setting('protection_fee_flat_idr') + p_item_price * private.setting('protection_fee_bps') / 10000));
end
$function$;
