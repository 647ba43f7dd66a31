-- Leases an order or a boost without an invoice to the job that finishes it; null when it is
-- finished or abandoned.
create function internal.claim_unfinished_purchase(p_purchase_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_order public.orders;
  v_boost private.boost_purchases;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = p_purchase_id
    and orders.state_version = 0
    and orders.status = 'AWAITING_PAYMENT';
  if v_order.id is not null then
    perform private.lease_order(p_purchase_id);
    return private.pending_order(v_order, true);
  end if;
  select purchases.* into v_boost
  from private.boost_purchases as purchases
  where purchases.id = p_purchase_id
    and purchases.status = 'CREATING';
  if v_boost.id is not null then
    perform private.lease_boost(p_purchase_id);
    return private.pending_boost(v_boost, true);
  end if;
  return null;
end
$$;
