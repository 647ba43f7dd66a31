create function api.orders_return_label_record(p_order text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders := private.parcel_order(p_order, 'buyer', 'seller');
begin
  perform private.require_return(v_order);
  return (
    select jsonb_build_object('tracking_number', shipments.waybill, 'label_url', shipments.label_url)
    from private.shipments where shipments.order_id = v_order.id and shipments.direction = 'return');
end
$$;
comment on function api.orders_return_label_record(text) is 'The number and the label of the parcel on its way back; null until the courier gave a number.';
alter function api.orders_return_label_record(text) owner to preloved_verbs;
grant execute on function api.orders_return_label_record(text) to authenticated;
