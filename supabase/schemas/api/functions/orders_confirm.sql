create function api.orders_confirm(p_order text) returns jsonb
language sql volatile security definer
return private.step_order(private.hold_order(p_order, 'buyer'), 'COMPLETED');
