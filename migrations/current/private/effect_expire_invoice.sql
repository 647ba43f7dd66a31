-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.effect_expire_invoice(p_order orders)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_invoice_id text := (select invoices.provider_id from private.invoices where invoices.order_id = p_order.id);
begin
  perform private.enqueue('payments_expire', v_invoice_id, jsonb_build_object('invoice_id', v_invoice_id));
end
$function$;
