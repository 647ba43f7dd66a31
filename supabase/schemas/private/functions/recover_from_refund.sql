-- Called after p_amount went to the buyer's wallet. Takes back what the payment channel gave the
-- buyer already, so that nobody is refunded twice. The wallet does not fall below its balance
-- before the refund.
create function private.recover_from_refund(p_order_id uuid, p_amount bigint) returns void
language plpgsql volatile
as $$
declare
  v_order public.orders;
  v_chargeback private.chargebacks;
  v_rest bigint;
  v_part bigint;
begin
  if not exists (
    select
    from private.chargebacks
    where chargebacks.order_id = private.purchase_of(p_order_id))
  then
    return;
  end if;
  select orders.* into v_order from public.orders where orders.id = p_order_id;
  v_rest := least(p_amount, private.received_from_order(p_order_id, v_order.buyer_id));
  for v_chargeback in
    select chargebacks.*
    from private.chargebacks
    where chargebacks.order_id = private.purchase_of(p_order_id)
      and chargebacks.status in ('open', 'decided')
    order by chargebacks.created_at, chargebacks.id
  loop
    v_part := least(v_rest, private.chargeable(v_chargeback));
    perform private.recover_chargeback(v_chargeback.id, v_order.buyer_id, v_part, null, 0);
    v_rest := v_rest - v_part;
  end loop;
end
$$;
