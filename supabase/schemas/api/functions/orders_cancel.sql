create function api.orders_cancel(
  p_order text,
  p_audit jsonb,
  p_reason text default null
) returns jsonb
language sql volatile security definer
return private.step_order(
  private.hold_order(p_order, 'buyer', 'seller', 'staff'), 'CANCELLED', p_reason, p_audit);
