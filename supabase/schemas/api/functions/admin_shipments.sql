create function api.admin_shipments(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'private.shipments',
    array[
      case when p_filters ? 'status' then 'shipments.status = $1 ->> ''status''' end,
      case when p_filters ? 'direction' then
        'shipments.direction::text = $1 ->> ''direction'''
      end,
      case when p_filters ? 'courier_code' then
        'shipments.courier_code = $1 ->> ''courier_code'''
      end,
      -- A parcel that the seller sent with another courier has its number only in the order.
      case when p_filters ? 'tracking_number' then
        '(shipments.waybill = $1 ->> ''tracking_number'' or shipments.direction = ''outbound'' '
        'and shipments.order_id = (select orders.id from public.orders '
        'where orders.tracking_number = $1 ->> ''tracking_number''))'
      end,
      case when p_filters ? 'order' then
        'shipments.order_id = private.order_id_of($1 ->> ''order'')'
      end,
      private.staff_period_condition('shipments.created_at', p_filters)
    ],
    'created_at',
    p_filters,
    p_limit,
    p_offset
  );

  select jsonb_agg(
    jsonb_build_object(
      'id', shipments.id,
      'order_id', orders.id,
      'order_reference', orders.reference,
      'order_status', orders.status,
      'direction', shipments.direction,
      'courier_code', shipments.courier_code,
      'courier_service_code', shipments.courier_service_code,
      'shipper_order_id', shipments.shipper_order_id,
      'tracking_number', coalesce(
        shipments.waybill,
        case when shipments.direction = 'outbound' then orders.tracking_number end
      ),
      'status', shipments.status,
      'charged', shipments.charged,
      'price', shipments.price,
      'label_url', shipments.label_url,
      'scanned_at', internal.wire_time(shipments.scanned_at),
      'delivered_at', internal.wire_time(shipments.delivered_at),
      'cancelled_at', internal.wire_time(shipments.cancelled_at),
      'created_at', internal.wire_time(shipments.created_at),
      'updated_at', internal.wire_time(shipments.updated_at)
    )
    order by found.nth
  )
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join private.shipments on shipments.id = found.id
  join public.orders on orders.id = shipments.order_id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_shipments(jsonb, integer, integer) is
  'Lists shipments, newest first. p_filters {status?, direction?, courier_code?, '
  'tracking_number?, order?, from?, to?}.';
