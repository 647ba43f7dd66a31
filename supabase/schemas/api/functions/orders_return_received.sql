create function api.orders_return_received(p_order text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_held constant private.held_order := private.hold_order(p_order, 'seller', 'staff');
  v_order public.orders := v_held.locked;
  v_proposal constant jsonb := private.propose_step(v_held, 'RETURN_RECEIVED', null, p_audit);
begin
  if v_proposal is not null then
    return v_proposal;
  end if;
  v_order := private.move_order_as_caller(v_held, 'RETURN_RECEIVED', null, p_audit);
  return private.order_record(v_order, private.caller_id());
end
$$;
