-- Ends an order as COMPLETED with a part for the buyer. The caller has locked the order and checked
-- the amount; private.effect_release_escrow posts the money in this transaction.
create function private.settle_order(
  p_settlement private.settlements,
  p_order public.orders,
  p_actor public.order_actor,
  p_actor_id uuid,
  p_reason text default null
) returns public.orders
language plpgsql volatile
as $$
declare
  v_order public.orders;
begin
  update private.settlements
  set status = 'accepted', accepted_at = private.now()
  where id = p_settlement.id;
  -- Before the step: its event contains the buyer's amount and the commission on the rest.
  update public.orders
  set commission =
    commission * greatest(item_price - p_settlement.refund_amount, 0) / item_price
  where id = p_order.id
  returning * into v_order;
  perform private.record_refund(p_order, p_settlement.refund_amount, 'settlement');
  return private.move_order(v_order, 'COMPLETED', p_actor, p_actor_id, p_reason);
end
$$;
