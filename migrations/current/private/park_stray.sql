-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.park_stray(p_key text, p_order_id uuid, p_invoice jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if (p_invoice ->> 'paid_amount')::bigint > 0 and not exists (
       select from private.reconciliation_differences as differences
       where differences.reference = p_invoice ->> 'external_id'
         and differences.status = 'approved' and differences.counter_account = 'suspense') then
    perform private.park_money(p_key, 'unexpected_payment', p_order_id, (p_invoice ->> 'paid_amount')::bigint, p_invoice);
  end if;
end
$function$;
