create function private.apply_late_payment(
  p_order public.orders,
  p_invoice private.provider_invoice
) returns private.invoice_outcome
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  -- Locked, so that nobody reserves the listing before this order is revived.
  perform from public.listings where listings.id = p_order.listing_id for update;
  perform private.lock_wallet_payment(p_order);
  if p_order.paid_at is not null or private.is_account_deleted(p_order.buyer_id) then
    -- The order is already paid, or its buyer has no wallet: staff decide.
    perform private.hold_in_suspense(
      'invoice:' || p_invoice.id || ':unusable',
      'unexpected_payment',
      p_order.id,
      p_invoice.paid_amount,
      to_jsonb(p_invoice)
    );
    return 'in_suspense';
  elsif private.may_revive(p_order) is null then
    perform private.move_order(
      p_order.id,
      'READY_TO_SHIP',
      'provider',
      p_reason => 'late payment'
    );
    return 'paid';
  end if;
  perform private.ledger_post(
    'order:' || p_order.id || ':late_refund',
    'refund',
    'Refund of ' || p_order.reference,
    p_order.id,
    array[
      private.ledger_line('provider_cash', -p_order.amount_due),
      private.ledger_line('wallet', p_order.amount_due, p_user_id => p_order.buyer_id)
    ]
  );
  perform private.record_refund(p_order, p_order.amount_due);
  return 'refunded';
end
$$;
comment on function private.apply_late_payment(public.orders, private.provider_invoice) is
  'Uses a payment of an order that no longer waits for it: revives the order when that is '
  'possible; refunds to the buyer''s wallet otherwise; holds the money for staff when neither is '
  'right.';
