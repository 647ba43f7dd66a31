create function api.admin_shipments(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
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
        format('shipments.direction = %L', p_filters ->> 'direction')
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
    private.shipment_record(shipments, orders)
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
