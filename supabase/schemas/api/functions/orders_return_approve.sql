create function api.orders_return_approve(p_order text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_order constant public.orders := private.move_order_as_caller(
    private.hold_order(p_order, 'seller', 'staff'), 'RETURN_APPROVED', null, p_audit);
begin
  return private.order_record(v_order, private.caller_id());
end
$$;
