-- One notification with the sum that private.record_refund recorded for the orders of a bundle that
-- ended together.
create function private.notify_joint_refund(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  perform private.notify_refunded(
    p_order.buyer_id, 'order:' || p_order.purchase_id || ':refunded_together',
    sum(orders.refunded_amount - refunded.paid)::bigint, p_order.reference,
    jsonb_build_object('bundle_id', p_order.bundle_id, 'order_id', p_order.id))
  from public.orders
  cross join private.refunded_shipping(orders.id) as refunded
  where orders.purchase_id = p_order.purchase_id
    and orders.status in ('CANCELLED', 'EXPIRED')
  having sum(orders.refunded_amount - refunded.paid) > 0;
end
$$;
