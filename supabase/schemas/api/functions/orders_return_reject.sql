create function api.orders_return_reject(
  p_order text,
  p_reason text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_held constant private.held_order := private.hold_order(p_order, 'seller', 'staff');
  v_order public.orders := v_held.locked;
  v_proposal jsonb;
begin
  -- A shipped order can move to DELIVERED as well, but that is no rejection.
  if v_order.status <> 'RETURN_REQUESTED' then
    perform private.raise_error(
      'no_return_requested', jsonb_build_object('status', v_order.status));
  end if;
  v_proposal := private.propose_step(v_held, 'DELIVERED', p_reason, p_audit);
  if v_proposal is not null then
    return v_proposal;
  end if;
  v_order := private.move_order_as_caller(v_held, 'DELIVERED', p_reason, p_audit);
  return private.order_record(v_order, private.caller_id());
end
$$;
