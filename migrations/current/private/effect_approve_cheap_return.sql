-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.effect_approve_cheap_return(p_order orders)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if p_order.item_price <= private.setting('return_auto_approve_idr') then
    perform private.orders_move(p_order.id, 'RETURN_APPROVED', 'clock', p_reason => 'approved at once for its low price');
  end if;
end
$function$;
