create function private.open_chargeback(
  p_reference text,
  p_status text,
  p_amount bigint,
  p_dispute_id text
) returns private.chargebacks
language plpgsql volatile
as $$
declare
  v_order public.orders;
  v_boost_id uuid;
  v_chargeback private.chargebacks;
begin
  select orders.* into v_order from public.orders where orders.reference = p_reference;
  if v_order.id is null then
    select purchases.id
    into v_boost_id
    from private.boost_purchases as purchases
    where purchases.reference = p_reference;
  end if;
  insert into private.chargebacks (reference, order_id, boost_id, dispute_id, status, amount)
  values (p_reference, v_order.id, v_boost_id, p_dispute_id, p_status, p_amount)
  returning * into v_chargeback;
  if p_status = 'withdrawn' then
    return v_chargeback;
  end if;

  update public.orders
  set frozen_at = coalesce(frozen_at, private.now())
  where purchase_id = v_order.id;
  perform private.open_case(
    'chargeback',
    v_chargeback.id::text,
    v_order.id,
    jsonb_build_object('reference', p_reference, 'amount', p_amount, 'dispute_id', p_dispute_id));
  if v_order.frozen_at is null
    and exists (
      select
      from public.orders
      where orders.purchase_id = v_order.id
        and private.is_in_escrow(orders))
  then
    perform private.notify_all(
      array[v_order.buyer_id, v_order.seller_id],
      'chargeback:' || v_chargeback.id,
      'payment.disputed',
      jsonb_build_object('order_id', v_order.id, 'reference', p_reference));
  end if;
  -- After the release the seller would learn it only from the wallet, which holds the proceeds.
  if v_order.frozen_at is null
    and exists (
      select
      from public.orders
      where orders.purchase_id = v_order.id
        and orders.status = 'COMPLETED')
  then
    perform private.notify(
      v_order.seller_id,
      'chargeback:' || v_chargeback.id,
      'payment.proceeds_disputed',
      jsonb_build_object('order_id', v_order.id, 'reference', p_reference));
  end if;
  return v_chargeback;
end
$$;
