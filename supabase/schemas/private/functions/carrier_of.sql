create function private.carrier_of(
  p_order public.orders,
  out courier_code text,
  out courier_service_code text,
  out shipper_order_id text,
  out label_url text
) returns record
language plpgsql stable
as $$
begin
  if p_order.own_courier_code is not null then
    courier_code := p_order.own_courier_code;
    return;
  end if;
  courier_code := p_order.courier_code;
  courier_service_code := p_order.courier_service_code;
  select
    shipments.shipper_order_id,
    case when shipments.cancelled_at is null then shipments.label_url end
  into carrier_of.shipper_order_id, carrier_of.label_url
  from private.shipments
  where shipments.order_id = p_order.purchase_id
    and shipments.direction = 'outbound';
end
$$;
