-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.orders_deadline_invoice(p_order_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select invoices.provider_id from private.invoices
    join public.orders on orders.id = invoices.order_id
    where orders.id = p_order_id and orders.status = 'AWAITING_PAYMENT');
end
$function$;
