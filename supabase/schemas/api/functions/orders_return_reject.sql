create function api.orders_return_reject(p_order text, p_reason text, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders := private.order_for(p_order, 'seller', 'staff');
begin
  if v_order.status <> 'RETURN_REQUESTED' then
    -- DELIVERED is also where a parcel arrives: a rejection without a request is no delivery.
    perform private.refuse('CONFLICT', pg_catalog.format('The order is %s: there is no return to reject.', v_order.status));
  end if;
  v_order := private.take_step(v_order, 'DELIVERED', p_reason, p_act);
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_return_reject(text, text, jsonb) is
  'The seller, or staff, refuse a return, and say why; a dispute stays open to the buyer.';
alter function api.orders_return_reject(text, text, jsonb) owner to preloved_verbs;
grant execute on function api.orders_return_reject(text, text, jsonb) to authenticated;
