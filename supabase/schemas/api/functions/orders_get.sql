create function api.orders_get(p_order text) returns jsonb
language sql stable security definer
return private.order_record(
  private.order_for(p_order, 'buyer', 'seller', 'staff'), private.caller_id());
