create function api.orders_confirm(p_order text) returns jsonb
language plpgsql volatile security definer
as $$
begin
  return private.order_record(
    private.move_order_as_caller(
      private.hold_order(p_order, 'buyer'), 'COMPLETED'),
    private.caller_id());
end
$$;
