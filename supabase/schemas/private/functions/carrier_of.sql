create function private.carrier_of(
  p_order public.orders,
  out courier_code text,
  out courier_service_code text,
  out shipper_order_id text,
  out label_url text
) returns record
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select
    coalesce(p_order.own_courier_code, p_order.courier_code),
    case when p_order.own_courier_code is null then p_order.courier_service_code end,
    shipments.shipper_order_id,
    case when shipments.cancelled_at is null then shipments.label_url end
  from (select) as one_row
  left join private.shipments
    on shipments.order_id = p_order.id
    and shipments.direction = 'outbound'
    and p_order.own_courier_code is null
$$;
comment on function private.carrier_of(public.orders) is
  'Who carries the outbound parcel: our booking, or a courier of the seller''s own, of which we '
  'have neither service nor booking nor label.';
