-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.shipping_book_request(p_order_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_order public.orders;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  if v_order.id is null or exists (select from private.shipments where shipments.order_id = p_order_id) then
    return null;
  end if;
  if v_order.status = 'READY_TO_SHIP' then
    update public.orders set booking_started_at = coalesce(booking_started_at, private.now()) where id = p_order_id;
  elsif v_order.booking_started_at is null then
    -- It left without us: nobody spent what the buyer paid for the courier.
    perform private.open_case('shipping_unspent', p_order_id::text, p_order_id, jsonb_build_object('shipping_fee', v_order.shipping_fee));
    return null;
  end if;
  -- Begun once, a booking may exist although we never saw it: it is asked for again, found, and cancelled.
  return jsonb_build_object(
    'reference_id', v_order.id, 'courier_code', v_order.courier_code, 'courier_service_code', v_order.courier_service_code,
    'item_name', v_order.listing_title, 'item_value', v_order.item_price, 'weight_grams', v_order.weight_grams,
    'origin', (select to_jsonb(addresses) - 'order_id' - 'party' from private.order_addresses as addresses
               where addresses.order_id = p_order_id and addresses.party = 'seller'),
    'destination', (select to_jsonb(addresses) - 'order_id' - 'party' from private.order_addresses as addresses
                    where addresses.order_id = p_order_id and addresses.party = 'buyer'));
end
$function$;
