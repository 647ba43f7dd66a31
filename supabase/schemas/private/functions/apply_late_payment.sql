create function private.apply_late_payment(
  p_order public.orders,
  p_invoice private.provider_invoice
) returns private.invoice_outcome
language plpgsql volatile
as $$
declare
  v_reason text;
begin
  -- Locked, so that nobody reserves the listing before this order is revived, and that a block of
  -- the buyer's payouts is seen or waits.
  perform from public.listings where listings.id = p_order.listing_id for update;
  perform from public.profiles where profiles.id = p_order.buyer_id for key share;
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
        -- The wallet's part, or the voucher, went since it was looked at: ledger accounts are
        -- locked last, so nothing keeps them until here.
        get stacked diagnostics v_reason = message_text;
        if v_reason not in (
          'insufficient_balance', 'refund_disputed', 'voucher_used', 'wallet_blocked',
          'wallet_only_pays_out', 'listing_not_for_sale', 'payment_too_late', 'user_blocked',
          'order_frozen')
        then
          raise;
        end if;
    end;
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
