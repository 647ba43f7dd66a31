create function api.orders_confirm(p_order text) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_order constant public.orders := private.move_order_as_caller(
    private.hold_order(p_order, 'buyer'), 'COMPLETED');
begin
  return private.order_record(v_order, private.caller_id());
end
$$;
