create function api.orders_return_request(
  p_order text,
  p_reason text,
  p_description text default null,
  p_photos jsonb default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_held constant private.held_order := private.hold_order(p_order, 'buyer');
  v_order public.orders := v_held.locked;
begin
  v_order := private.move_order_as_caller(v_held, 'RETURN_REQUESTED', p_reason);
  update private.returns
  set description = p_description,
      photos = coalesce(private.text_array(p_photos), '{}')
  where order_id = v_order.id;
  return private.order_record(v_order, private.caller_id());
end
$$;
