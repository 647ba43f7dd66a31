create function private.effect_cancel_shipping(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.cancel_courier(shipments) from private.shipments
  where shipments.order_id = p_order.id and shipments.direction = 'outbound'
    and shipments.shipper_order_id is not null and shipments.cancelled_at is null;
end
$$;
comment on function private.effect_cancel_shipping(public.orders) is
  'The courier that was booked must not come. One that is just being booked is cancelled when its booking is written down.';
grant execute on function private.effect_cancel_shipping(public.orders) to preloved_verbs;
