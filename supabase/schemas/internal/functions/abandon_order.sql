create function internal.abandon_order(p_order_id uuid, p_lease integer) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = p_order_id
    and orders.state_version = 0
  for update;
  if v_order.id is null or not exists (
    select
    from private.invoices
    where invoices.order_id = p_order_id
      and invoices.lease = p_lease
  ) then
    return false;
  end if;
  perform private.return_voucher(v_order);
  delete from public.orders where id = p_order_id;
  perform private.effect_free_listing(v_order);
  perform private.finish_purchase_job('finish_order', p_order_id);
  return true;
end
$$;
comment on function internal.abandon_order(uuid, integer) is
  'Deletes an unfinished order that certainly has no invoice, and frees its listing and voucher. '
  'Returns false if it is finished, or if another process has leased it since p_lease.';
