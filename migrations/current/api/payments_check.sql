-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.payments_check(p_order text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'staff');
begin
  return (
    select jsonb_build_object('order_id', v_order.id, 'status', v_order.status, 'payment', jsonb_build_object(
      'invoice_id', invoices.provider_id, 'invoice_url', invoices.url, 'status', invoices.status,
      'expires_at', api.wire_time(invoices.expires_at)))
    from private.invoices where invoices.order_id = v_order.id);
end
$function$;
