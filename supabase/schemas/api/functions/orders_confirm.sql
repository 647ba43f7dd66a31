create function api.orders_confirm(p_order text) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer');
begin
  v_order := private.move_order_as_caller(v_order, 'COMPLETED');
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_confirm(text) is
  'The buyer confirms receipt: the escrow is released to the seller.';
