-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.note_unspent_fee(p_order orders)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if p_order.paid_at is not null and private.courier_source(p_order) = 'shipping_payable' then
    perform private.open_case('shipping_unspent', p_order.id::text, p_order.id, jsonb_build_object('shipping_fee', p_order.shipping_fee));
  end if;
end
$function$;
