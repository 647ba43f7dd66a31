-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.give_waybill(p_order orders, p_waybill text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if p_order.tracking_number is not null then
    return;
  elsif exists (select from public.orders where orders.tracking_number = p_waybill) then
    -- Someone typed our courier's number for a parcel of their own: theirs is wrong, ours goes on.
    perform private.open_case('waybill_taken', p_waybill, p_order.id, jsonb_build_object('waybill', p_waybill));
    return;
  end if;
  update public.orders set tracking_number = p_waybill, updated_at = private.now() where id = p_order.id;
end
$function$;
