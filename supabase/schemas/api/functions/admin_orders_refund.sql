create function api.admin_orders_refund(
  p_order text,
  p_reason text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin');
  v_order constant public.orders := private.lock_order((private.find_order(p_order)).id);
begin
  if not private.decide_alone(
    v_staff, row('refund', v_order.item_price + v_order.shipping_fee, v_order.buyer_id))
  then
    return private.propose(
      'order_refund',
      v_staff,
      jsonb_build_object('order_id', v_order.id, 'reason', p_reason),
      p_audit);
  end if;
  perform private.refund_completed_order(v_staff, v_order.id, p_reason, p_audit);
  return private.order_record(private.find_order(v_order.id::text), v_staff.id);
end
$$;
