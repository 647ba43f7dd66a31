create function api.admin_shipments(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'private.shipments', p_query,
    -- A parcel that the seller sent with another courier has its number only in the order.
    p_filters => jsonb_build_object(
      'tracking_number',
      '(shipments.waybill = %1$L or shipments.direction = ''outbound'' '
      'and shipments.order_id = (select orders.id from public.orders '
      'where orders.tracking_number = %1$L))'));
  return private.staff_list(v_page, (
    select jsonb_agg(
      private.shipment_record(shipments, orders)
      order by found.nth
    )
    from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
    join private.shipments on shipments.id = found.id
    join public.orders on orders.id = shipments.order_id));
end
$$;
