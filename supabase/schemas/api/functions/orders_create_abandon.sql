create function api.orders_create_abandon(p_order_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id and orders.state_version = 0 for update;
  if v_order.id is null then
    return false;
  end if;
  perform private.return_voucher(v_order);
  delete from public.orders where id = p_order_id;
  perform private.effect_free_listing(v_order);
  update private.jobs set finished_at = private.now() where kind = 'orders_create_settle' and key = p_order_id::text;
  return true;
end
$$;
comment on function api.orders_create_abandon(uuid) is 'Takes back a reservation whose invoice the provider certainly does not have.';
alter function api.orders_create_abandon(uuid) owner to preloved_verbs;
grant execute on function api.orders_create_abandon(uuid) to service_role;
