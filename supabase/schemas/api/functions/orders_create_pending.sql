create function api.orders_create_pending(p_order_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id and orders.state_version = 0;
  if v_order.id is null then
    return null;
  end if;
  update private.invoices set leased_until = clock_timestamp() + interval '30 seconds'
  where order_id = p_order_id and leased_until < clock_timestamp();
  if not found then
    perform private.refuse('CONFLICT', 'A request is still making this order.');
  end if;
  return private.invoice_request(v_order, true);
end
$$;
comment on function api.orders_create_pending(uuid) is 'For the job: the order whose making was cut short, leased; null when it has been finished or given up.';
alter function api.orders_create_pending(uuid) owner to preloved_verbs;
grant execute on function api.orders_create_pending(uuid) to service_role;
