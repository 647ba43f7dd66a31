-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.count_as_booked(p_difference private.reconciliation_differences)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update private.invoices set booked = booked + p_difference.difference, updated_at = private.now()
  where order_id = p_difference.order_id;
  update private.boost_purchases
  set booked = booked + p_difference.difference, updated_at = private.now(),
      status = case when status in ('AWAITING_PAYMENT', 'EXPIRED') then 'PARKED' else status end
  where reference = p_difference.reference;
end
$function$;
