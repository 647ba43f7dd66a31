create function internal.claim_unfinished_order(p_order_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
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
    perform private.raise_error('CONFLICT', 'A request is still making this order.');
  end if;
  return private.invoice_request(v_order, true);
end
$$;
comment on function internal.claim_unfinished_order(uuid) is 'For the job: the order whose making was cut short, leased; null when it has been finished or given up.';
