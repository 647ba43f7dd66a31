-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.payments_check_disown(p_invoice jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.orders where orders.reference = p_invoice ->> 'external_id')
     or exists (select from private.boost_purchases as purchases where purchases.reference = p_invoice ->> 'external_id') then
    return false;
  end if;
  perform private.enqueue('payments_expire', p_invoice ->> 'id', jsonb_build_object('invoice_id', p_invoice ->> 'id'));
  return true;
end
$function$;
