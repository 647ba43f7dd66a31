create function api.orders_return_received(p_order text, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders := private.order_for(p_order, 'seller', 'staff');
begin
  v_order := private.take_step(v_order, 'RETURN_RECEIVED', null, p_act);
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_return_received(text, jsonb) is
  'The seller has it back: the buyer is refunded in the same transaction.';
alter function api.orders_return_received(text, jsonb) owner to preloved_verbs;
grant execute on function api.orders_return_received(text, jsonb) to authenticated;
