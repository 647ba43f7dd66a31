create function private.decide_chargeback(
  p_chargeback private.chargebacks,
  p_outcome text,
  p_staff_id uuid
) returns private.chargebacks
language plpgsql volatile
as $$
declare
  v_order public.orders;
  v_part public.orders;
  v_id uuid;
  v_after private.chargebacks;
begin
  select orders.* into v_order from public.orders where orders.id = p_chargeback.order_id;
  update private.chargebacks
  set
    status = 'decided',
    outcome = p_outcome,
    decided_by = p_staff_id,
    decided_at = private.now()
  where id = p_chargeback.id
  returning * into v_after;
  perform private.record_chargeback(v_after, 'decided');
  perform private.lift_freeze(v_order.id, p_outcome not in ('cancel', 'seller'));
  if p_outcome = 'cancel' then
    perform private.lock_order_effects(v_order);
    -- Money for the buyer's wallet is taken back at once (private.recover_from_refund), also for
    -- another undecided part of the payment.
    update public.orders set frozen_at = null where purchase_id = v_order.id;
    foreach v_id in array array(
      select orders.id from public.orders where orders.purchase_id = v_order.id order by orders.id)
    loop
      -- A step of another order of the bundle may have moved this order as well.
      v_part := private.lock_order(v_id);
      perform private.move_order(
        v_part,
        case v_part.status
          when 'READY_TO_SHIP' then 'CANCELLED'
          else 'REFUNDED'
        end::public.order_status,
        'staff',
        p_staff_id,
        'chargeback')
      where private.is_in_escrow(v_part);
    end loop;
    update public.orders
    set frozen_at = v_order.frozen_at
    where purchase_id = v_order.id
      and exists (
        select
        from private.chargebacks
        where chargebacks.order_id = v_order.id
          and chargebacks.status = 'open');
  end if;
  return private.charge_parties(v_after, p_outcome);
end
$$;
