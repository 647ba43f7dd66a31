create function api.orders_cancel(
  p_order text,
  p_audit jsonb,
  p_reason text default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_order constant public.orders := private.move_order_as_caller(
    private.hold_order(p_order, 'buyer', 'seller', 'staff'), 'CANCELLED', p_reason, p_audit);
begin
  return private.order_record(v_order, private.caller_id());
end
$$;
