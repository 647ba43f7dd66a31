create function private.courier_cancelled(
  p_order public.orders,
  p_shipment private.shipments
) returns void
language plpgsql volatile
as $$
begin
  update private.shipments
  set cancelled_at = private.now(), updated_at = private.now()
  where id = p_shipment.id
    and cancelled_at is null;
  if not found then
    return;
  end if;
  if p_shipment.direction = 'outbound' then
    perform private.lock_order_accounts(p_order.id)
    where exists (
      select
      from public.orders
      where orders.purchase_id = p_shipment.order_id
        and private.has_unspent_shipping(orders));
  end if;
  perform private.post_courier_cost(p_order, p_shipment, -1);
  if p_shipment.direction = 'outbound' then
    perform private.refund_unspent_shipping(orders.id)
    from public.orders
    where orders.purchase_id = p_shipment.order_id;
  end if;
end
$$;
