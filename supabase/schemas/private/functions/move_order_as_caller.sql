-- A return that the seller reports without proof does not move the order: it becomes a case for
-- staff.
create function private.move_order_as_caller(
  p_held private.held_order,
  p_to public.order_status,
  p_reason text default null,
  p_audit jsonb default null
) returns public.orders
language plpgsql volatile
as $$
declare
  v_order constant public.orders := p_held.locked;
begin
  if p_held.actor = 'staff' then
    return private.move_order_as_staff(p_held.staff, v_order, p_to, p_reason, p_audit);
  elsif p_held.actor = 'seller'
    and p_to = 'RETURN_RECEIVED'
    and v_order.status = 'RETURN_APPROVED'
    -- The seller's word is enough if a carrier scanned the parcel, or if the return is small and
    -- neither party has used up the limit.
    and not private.is_scanned(v_order.id, 'return')
    and not private.use_small_return(v_order)
  then
    update private.returns
    set unscanned_at = coalesce(unscanned_at, private.now())
    where order_id = v_order.id;
    perform private.lapse_settlement(v_order.id);
    perform private.open_case(
      'return_unscanned',
      v_order.id::text,
      v_order.id,
      jsonb_build_object('item_price', v_order.item_price, 'shipping_fee', v_order.shipping_fee));
    perform private.notify_all(
      array[v_order.buyer_id, v_order.seller_id],
      'order:' || v_order.id || ':' || v_order.state_version,
      'order.return_unscanned',
      private.order_facts(v_order));
    return v_order;
  end if;
  return private.move_order(v_order, p_to, p_held.actor, private.caller_id(), p_reason);
end
$$;
