create function api.orders_return_approve(p_order text, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders := private.order_for(p_order, 'seller', 'staff');
begin
  v_order := private.take_step(v_order, 'RETURN_APPROVED', null, p_act);
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_return_approve(text, jsonb) is
  'The seller, or staff, agree to take it back.';
alter function api.orders_return_approve(text, jsonb) owner to preloved_verbs;
grant execute on function api.orders_return_approve(text, jsonb) to authenticated;
