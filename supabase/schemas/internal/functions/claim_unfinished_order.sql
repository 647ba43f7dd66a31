-- Leases an order without an invoice to the job that finishes it; null when it is finished or
-- abandoned.
create function internal.claim_unfinished_order(p_order_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_order public.orders;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = p_order_id
    and orders.state_version = 0
    and orders.status = 'AWAITING_PAYMENT';
  if v_order.id is null then
    return null;
  end if;
  perform private.lease_order(p_order_id);
  return private.pending_order(v_order, true);
end
$$;
