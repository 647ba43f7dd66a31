create function api.orders_create_finish(p_order_id uuid, p_invoice jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  update public.orders set state_version = 1, updated_at = private.now()
  where id = p_order_id and state_version = 0 returning * into v_order;
  if v_order.id is not null then
    update private.invoices
    set provider_id = p_invoice ->> 'id', url = p_invoice ->> 'url', status = p_invoice ->> 'status',
        expires_at = (p_invoice ->> 'expires_at')::timestamptz, updated_at = private.now()
    where order_id = p_order_id;
    perform private.orders_record_state(v_order, null, 'buyer', v_order.buyer_id, null);
    update private.jobs set finished_at = private.now() where kind = 'orders_create_settle' and key = p_order_id::text;
  end if;
  -- Whoever came first wrote it; both are told the same.
  select orders.* into v_order from public.orders where orders.id = p_order_id;
  if v_order.id is null then
    perform private.refuse('CONFLICT', 'This order was given up while its invoice was being made.');
  end if;
  return private.order_record(v_order, v_order.buyer_id);
end
$$;
comment on function api.orders_create_finish(uuid, jsonb) is 'Shows the order to its parties now that its invoice exists; repeating it changes nothing.';
alter function api.orders_create_finish(uuid, jsonb) owner to preloved_verbs;
grant execute on function api.orders_create_finish(uuid, jsonb) to service_role;
