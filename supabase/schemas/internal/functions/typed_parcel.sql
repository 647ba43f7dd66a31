-- How to query the carrier about a shipped order's parcel that its seller sent with another
-- courier: no callback reports it. Null for any other order, or if the order has moved on.
create function internal.typed_parcel(p_order_id uuid, p_version integer) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_order constant public.orders := private.lock_order(p_order_id);
begin
  if v_order.status <> 'SHIPPED'
    or v_order.state_version <> p_version
    or v_order.own_courier_code is null
  then
    return null;
  end if;
  return jsonb_build_object(
    'shipment_id', (private.ensure_shipment(v_order, 'outbound')).id,
    'typed_number', v_order.tracking_number,
    'courier_code', v_order.own_courier_code);
end
$$;
