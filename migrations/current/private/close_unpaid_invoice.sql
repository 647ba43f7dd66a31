-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.close_unpaid_invoice(p_order orders)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if exists (select from private.invoices where invoices.order_id = p_order.id and invoices.provider_id is not null and invoices.status <> 'PAID') then
    perform private.effect_expire_invoice(p_order);
  end if;
end
$function$;
