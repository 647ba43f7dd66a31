create function private.propose_return(
  p_order public.orders,
  p_reason text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile
as $$
begin
  -- Where a carrier has the parcel, the clock would refund it as well.
  if private.order_actor_of(p_order, private.caller_id()) is distinct from 'staff'
    or not private.needs_approval(p_order.item_price + p_order.shipping_fee)
    or private.is_return_scanned(p_order.id)
  then
    return null;
  end if;
  return private.propose(
    'return_received',
    private.staff_caller('ops_admin'),
    jsonb_build_object('order_id', p_order.id, 'reason', p_reason),
    null,
    p_audit);
end
$$;
comment on function private.propose_return(public.orders, text, jsonb) is
  'Proposes to refund a return that no carrier has seen, if staff report it and price and shipping '
  'are above approval_over_idr. Null: nobody else has to approve it.';
