create function private.find_shipment(
  p_tracking_number text,
  p_caller uuid
) returns private.shipments
language plpgsql volatile
as $$
declare
  v_found record;
begin
  select orders as parcel_order, shipments as shipment
  into v_found
  from public.orders
  left join private.shipments
    on shipments.order_id in (orders.id, orders.purchase_id)
    and shipments.waybill = p_tracking_number
  -- By id: an `or` over the three tables would read every order.
  where orders.id = any (array(
      select shipments.order_id
      from private.shipments
      where shipments.waybill = p_tracking_number
      union all
      select returns.order_id
      from private.returns
      where returns.tracking_number = p_tracking_number
      union all
      select orders.id
      from public.orders
      where orders.tracking_number = p_tracking_number))
    and (
      p_caller in (orders.buyer_id, orders.seller_id)
      or private.has_role(p_caller, 'ops_admin', 'administrator')
    )
  -- A booked waybill first: a number typed for another parcel must not hide it.
  order by shipments.id is null
  limit 1;
  if not found then
    perform private.raise_error('parcel_not_found');
  elsif (v_found.shipment).id is not null then
    return v_found.shipment;
  end if;
  return private.ensure_shipment(
    v_found.parcel_order,
    case
      when (v_found.parcel_order).tracking_number = p_tracking_number then 'outbound'
      else 'return'
    end::private.shipment_direction);
end
$$;
