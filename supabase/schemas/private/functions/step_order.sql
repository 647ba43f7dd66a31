-- Makes a step as the caller, and returns the order as the caller sees it. Staff propose a step
-- that gives the order's money to a party and exceeds private.authorities, and get the proposal: a
-- delivery or a return that no carrier saw, or the end of a dispute. All orders of a bundle that
-- make the step count.
create function private.step_order(
  p_held private.held_order,
  p_to public.order_status,
  p_reason text default null,
  p_audit jsonb default null
) returns jsonb
language plpgsql volatile
as $$
declare
  v_order public.orders := p_held.locked;
  v_price bigint;
  v_part private.decided_part;
begin
  if p_held.actor = 'staff' then
    select sum(orders.item_price)
    into v_price
    from public.orders
    where orders.purchase_id = v_order.purchase_id
      and orders.status = v_order.status
      and (orders.id = v_order.id
        or exists (
          select
          from private.order_transitions as transitions
          where transitions.from_status = v_order.status
            and transitions.to_status = p_to
            and transitions.actor = 'staff'
            and transitions.is_joint));
    v_part := case
      when p_to = 'DELIVERED' then row('delivery', v_price, v_order.seller_id)
      when p_to = 'COMPLETED' then row('release', v_price, v_order.seller_id)
      -- If a carrier has the parcel, the clock would refund it as well.
      when p_to = 'RETURN_RECEIVED' and not private.is_scanned(v_order.id, 'return')
        then row('return', private.refund_at_most(v_order), v_order.buyer_id)
      when p_to = 'REFUNDED' then row('refund', private.refund_at_most(v_order), v_order.buyer_id)
    end;
    if not private.decide_alone(p_held.staff, v_part) then
      return private.propose(
        case p_to
          when 'RETURN_RECEIVED' then 'return_received'::private.approval_kind
          else 'order_status'
        end,
        p_held.staff,
        jsonb_build_object('order_id', v_order.id, 'to', p_to, 'reason', p_reason),
        p_audit);
    end if;
  end if;
  v_order := private.move_order_as_caller(p_held, p_to, p_reason, p_audit);
  return private.order_record(v_order, private.caller_id());
end
$$;
