create function api.orders_cancel(p_order text, p_reason text, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'seller', 'staff');
begin
  v_order := private.take_step(v_order, 'CANCELLED', p_reason, p_act);
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_cancel(text, text, jsonb) is
  'Calls a sale off before it was shipped; what was paid goes back.';
alter function api.orders_cancel(text, text, jsonb) owner to preloved_verbs;
grant execute on function api.orders_cancel(text, text, jsonb) to authenticated;
