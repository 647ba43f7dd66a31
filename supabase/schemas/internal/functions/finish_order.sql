-- Stores the invoice and shows the order, or its whole bundle, to its parties. A repeat changes
-- nothing; another invoice than the stored one is expired. p_invoice: Invoice in
-- shared/providers/payment/port.ts; an empty object if nothing is due, and then the order is paid
-- at once (internal.finish_order_without_invoice).
create function internal.finish_order(p_order_id uuid, p_invoice jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_now constant timestamptz := private.now();
  v_order public.orders := private.lock_order(p_order_id);
  v_amount bigint;
begin
  if v_order.state_version = 0 and v_order.status = 'AWAITING_PAYMENT' then
    update private.invoices
    set provider_id = p_invoice ->> 'id',
        url = p_invoice ->> 'url',
        status = coalesce(p_invoice ->> 'status', 'PAID'),
        expires_at = (p_invoice ->> 'expires_at')::timestamptz,
        updated_at = v_now
    where order_id = p_order_id
    returning amount into v_amount;
    update public.orders
    set state_version = 1, updated_at = v_now
    where purchase_id = p_order_id;
    perform private.record_order_state(orders, null, 'buyer', v_order.buyer_id, null)
    from public.orders
    where orders.purchase_id = p_order_id
    order by orders.id <> p_order_id;
    perform private.finish_purchase_job('finish_order', p_order_id);
    if v_amount = 0 then
      perform private.move_order(
        private.lock_order(p_order_id), 'READY_TO_SHIP', 'provider',
        p_reason => 'paid from the wallet');
    end if;
  else
    -- A process that was paused for longer than its lease made a second invoice.
    perform private.enqueue_expiry(p_invoice ->> 'id', invoices.provider)
    from private.invoices
    where invoices.order_id = p_order_id
      and invoices.provider_id <> p_invoice ->> 'id';
  end if;
  select orders.* into v_order
  from public.orders
  where orders.id = p_order_id
    and orders.state_version > 0;
  if v_order.id is null then
    perform private.raise_error('purchase_abandoned');
  end if;
  return private.order_record(v_order, v_order.buyer_id);
end
$$;
