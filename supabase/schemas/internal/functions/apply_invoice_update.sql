-- Applies an invoice (private.provider_invoice) as fetched from the provider: pays or expires its
-- order or boost, or holds or refunds the money, each at most once. Returns paid, expired,
-- refunded, in_suspense, known (nothing new) or unknown (no such purchase).
create function internal.apply_invoice_update(p_invoice jsonb) returns private.invoice_outcome
language plpgsql volatile security definer
as $$
declare
  v_invoice private.provider_invoice :=
    jsonb_populate_record(null::private.provider_invoice, p_invoice);
  v_order public.orders;
  v_known private.invoices;
  v_paid bigint := coalesce(v_invoice.paid_amount, 0);
begin
  if v_invoice.external_id like 'BST-%' then
    return private.apply_boost_invoice(v_invoice);
  end if;
  v_order := private.lock_order((
    select invoices.order_id
    from public.orders
    join private.invoices on invoices.order_id = orders.id
    where orders.reference = v_invoice.external_id));
  if v_order.id is null and v_paid > 0 then
    -- An order is stored before its invoice is requested: this money belongs to no order.
    perform private.hold_unexpected_payment(
      'stray:' || v_invoice.external_id || ':' || v_invoice.id, null, v_invoice);
    return 'in_suspense';
  elsif v_order.id is null
    -- An abandoned order that is kept: its payment is an unexpected one.
    or v_order.state_version = 0 and (v_order.status = 'AWAITING_PAYMENT' or v_paid = 0)
  then
    return 'unknown';
  end if;
  -- Read under the order's lock, and compared by amount: the provider may report one payment under
  -- several payment ids.
  select invoices.*
  into v_known
  from private.invoices
  where invoices.order_id = v_order.id;
  if v_known.provider_id is distinct from v_invoice.id then
    perform private.hold_unexpected_payment(
      'invoice:' || v_invoice.id || ':unexpected',
      v_order.id,
      v_invoice
    );
    return 'in_suspense';
  end if;

  update private.invoices
  set
    status = case when v_paid > 0 then 'PAID' else v_invoice.status end,
    booked = greatest(booked, v_paid),
    updated_at = private.now()
  where order_id = v_order.id
    and (
      booked < v_paid
      or (status <> 'PAID' and status is distinct from v_invoice.status)
    );

  if v_paid > v_known.booked
     and (v_known.booked > 0 or v_paid <> v_known.amount) then
    perform private.hold_in_suspense(
      'invoice:' || v_invoice.id || ':wrong_amount:' || v_paid,
      'wrong_amount',
      v_order.id,
      v_paid - v_known.booked,
      to_jsonb(v_invoice)
    );
    return 'in_suspense';
  elsif v_paid > v_known.booked
        and v_order.status = 'AWAITING_PAYMENT'
        and private.has_wallet_part(v_order.id)
        and private.is_payout_blocked(v_order.buyer_id) then
    -- The wallet was blocked after the order: staff decide whether the wallet pays its part.
    perform private.hold_in_suspense(
      'invoice:' || v_invoice.id || ':blocked_wallet',
      'unexpected_payment',
      v_order.id,
      v_paid,
      to_jsonb(v_invoice)
    );
    return 'in_suspense';
  elsif v_paid > v_known.booked and v_order.status = 'AWAITING_PAYMENT' then
    perform private.move_order(v_order, 'READY_TO_SHIP', 'provider');
    if v_order.frozen_at is not null then
      -- The dispute was announced before this payment, when nobody was notified.
      perform private.notify_all(
        array[v_order.buyer_id, v_order.seller_id],
        'frozen:' || v_order.id,
        'payment.disputed',
        jsonb_build_object('order_id', v_order.id, 'reference', v_order.reference));
    end if;
    return 'paid';
  elsif v_paid > v_known.booked then
    return private.apply_late_payment(v_order, v_invoice);
  elsif v_paid = 0
        and v_invoice.status in ('EXPIRED', 'FAILED')
        and v_order.status = 'AWAITING_PAYMENT' then
    perform private.move_order(v_order, 'EXPIRED', 'provider');
    return 'expired';
  end if;
  return 'known';
end
$$;
