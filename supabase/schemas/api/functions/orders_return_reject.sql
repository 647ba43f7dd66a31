create function api.orders_return_reject(
  p_order text,
  p_reason text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_held constant private.held_order := private.hold_order(p_order, 'seller', 'staff');
begin
  -- A shipped order can move to DELIVERED as well, but that is no rejection.
  if (v_held.locked).status <> 'RETURN_REQUESTED' then
    perform private.raise_error(
      'no_return_requested', jsonb_build_object('status', (v_held.locked).status));
  end if;
  return private.step_order(v_held, 'DELIVERED', p_reason, p_audit);
end
$$;
