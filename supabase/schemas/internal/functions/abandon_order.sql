create function internal.abandon_order(p_order_id uuid) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
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
  update private.jobs set finished_at = private.now() where kind = 'finish_order' and key = p_order_id::text;
  return true;
end
$$;
comment on function internal.abandon_order(uuid) is 'Takes back a reservation whose invoice the provider certainly does not have.';
