create function api.orders_return_approve(p_order text, p_audit jsonb) returns jsonb
language sql volatile security definer
return private.step_order(
  private.hold_order(p_order, 'seller', 'staff'), 'RETURN_APPROVED', null, p_audit);
