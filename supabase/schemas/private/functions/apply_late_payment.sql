create function private.apply_late_payment(
  p_order public.orders,
  p_invoice private.provider_invoice
) returns private.invoice_outcome
language plpgsql volatile
as $$
declare
  v_reason text;
  v_order public.orders;
begin
  -- Locked, so that nobody reserves the listing before this order is revived. A block of the
  -- buyer's payouts is either seen here or waits.
  perform
  from public.listings
  where listings.id in (
    select bundled.listing_id
    from public.orders as bundled
    where bundled.purchase_id = p_order.id)
  order by listings.id
  for update;
  perform from public.profiles where profiles.id = p_order.buyer_id for key share;
  -- The voucher is used again.
  perform private.lock_lone_decisions(p_order.buyer_id) where p_order.voucher_discount > 0;
  if p_order.paid_at is not null
    or private.is_account_deleted(p_order.buyer_id)
    or private.is_charged_back(p_order.reference)
  then
    -- The order is already paid, its buyer has no wallet, or the payment goes back: staff decide.
    perform private.hold_in_suspense(
      'invoice:' || p_invoice.id || ':unusable',
      'unexpected_payment',
      p_order.id,
      p_invoice.paid_amount,
      to_jsonb(p_invoice)
    );
    return 'in_suspense';
  elsif private.revive_objection(p_order) is null then
    begin
      perform private.move_order(
        p_order,
        'READY_TO_SHIP',
        'provider',
        p_reason => 'late payment'
      );
      return 'paid';
    exception
      when sqlstate 'PV001' then
        -- The wallet's part or the voucher was used meanwhile. Ledger accounts are locked last, so
        -- nothing protects the wallet before this point.
        get stacked diagnostics v_reason = message_text;
        if v_reason not in (
          'insufficient_balance', 'refund_disputed', 'voucher_used', 'wallet_blocked',
          'wallet_only_pays_out', 'listing_not_for_sale', 'quote_outdated', 'payment_too_late',
          'user_blocked', 'order_frozen')
        then
          raise;
        end if;
    end;
  end if;
  for v_order in
    select orders.*
    from public.orders
    where orders.purchase_id = p_order.id
      and orders.amount_due > 0
    order by orders.id
  loop
    perform private.ledger_post(
      'order:' || v_order.id || ':late_refund',
      'refund',
      'Refund of ' || v_order.reference,
      v_order.id,
      array[
        private.ledger_line('provider_cash', -v_order.amount_due),
        private.ledger_line('wallet', v_order.amount_due, p_user_id => v_order.buyer_id)
      ]
    );
    perform private.record_refund(v_order, v_order.amount_due);
  end loop;
  perform private.notify_joint_refund(p_order) where p_order.bundle_id is not null;
  return 'refunded';
end
$$;
