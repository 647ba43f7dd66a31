-- p_goes_on: the order continues with its money. Then the waiting parties are notified, and an
-- unneeded shipping fee goes back to the buyer.
create function private.lift_freeze(
  p_order_id uuid,
  p_goes_on boolean default true
) returns void
language plpgsql volatile
as $$
declare
  v_order public.orders;
  v_now constant timestamptz := private.now();
  v_event text;
  v_facts jsonb;
begin
  if exists (
    select
    from private.chargebacks
    where chargebacks.order_id = p_order_id
      and chargebacks.status in ('announced', 'open')
  ) then
    return;
  end if;
  for v_order in
    update public.orders
    set frozen_at = null
    where purchase_id = p_order_id
      and frozen_at is not null
    returning *
  loop
    v_event := concat_ws(':', 'freeze', v_order.purchase_id, internal.wire_time(v_now));
    v_facts := jsonb_strip_nulls(jsonb_build_object(
      'order_id', v_order.id,
      'reference', v_order.reference,
      'bundle_id', v_order.bundle_id));
    if p_goes_on and v_order.status = 'COMPLETED' then
      perform private.notify(v_order.seller_id, v_event, 'payment.proceeds_freed', v_facts);
    elsif p_goes_on and private.is_in_escrow(v_order) then
      perform private.notify_all(
        array[v_order.buyer_id, v_order.seller_id],
        v_event,
        'payment.dispute_over',
        v_facts);
      perform private.restart_deadlines(v_order, v_now);
      perform private.refund_unspent_shipping(v_order.id);
    end if;
  end loop;
end
$$;
