create function api.orders_return_approve(p_order text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_order public.orders := private.order_for(p_order, 'seller', 'staff');
begin
  v_order := private.move_order_as_caller(v_order, 'RETURN_APPROVED', null, p_audit);
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_return_approve(text, jsonb) is
  'The seller or staff approve a requested return.';
