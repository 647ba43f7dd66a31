-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.voucher_discount(p_kind private.voucher_kind, p_value bigint, p_max_discount bigint, p_item_price bigint, p_total bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return greatest(0, least(
    case p_kind when 'fixed' then p_value else p_item_price * p_value / 100 end,
    p_max_discount, p_total - private.setting('minimum_invoice_idr')));
end
$function$;
