create function api.orders_cancel(p_order text, p_reason text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'seller', 'staff');
begin
  v_order := private.move_order_as_caller(v_order, 'CANCELLED', p_reason, p_audit);
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_cancel(text, text, jsonb) is
  'Cancels an order that is not shipped; a payment is refunded.';
