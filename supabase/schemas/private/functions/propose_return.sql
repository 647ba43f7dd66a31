create function private.propose_return(
  p_held private.held_order,
  p_reason text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile
as $$
declare
  v_order constant public.orders := p_held.locked;
begin
  -- Where a carrier has the parcel, the clock would refund it as well.
  if p_held.actor <> 'staff'
    or not private.needs_approval(v_order.item_price + v_order.shipping_fee)
    or private.is_return_scanned(v_order.id)
  then
    return null;
  end if;
  return private.propose(
    'return_received',
    p_held.staff,
    jsonb_build_object('order_id', v_order.id, 'reason', p_reason),
    null,
    p_audit);
end
$$;
comment on function private.propose_return(private.held_order, text, jsonb) is
  'Proposes to refund a return that no carrier has seen, if staff report it and price and shipping '
  'are above approval_over_idr. Null: nobody else has to approve it.';
