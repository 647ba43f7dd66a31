create function private.apply_late_payment(p_order public.orders, p_invoice jsonb) returns text
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  -- Locked, so that nobody reserves it between our look and our move.
  perform from public.listings where listings.id = p_order.listing_id for update;
  if p_order.paid_at is not null or private.is_account_deleted(p_order.buyer_id) then
    -- Paid by other means already, or nobody is left to have it: a person has to say whose it is.
    perform private.hold_in_suspense('invoice:' || (p_invoice ->> 'id') || ':unusable', 'unexpected_payment', p_order.id,
      (p_invoice ->> 'paid_amount')::bigint, p_invoice);
    return 'parked';
  elsif private.may_revive(p_order) is null then
    perform private.move_order(p_order.id, 'READY_TO_SHIP', 'provider', p_reason => 'late payment');
    return 'paid';
  end if;
  perform private.ledger_post(
    'order:' || p_order.id || ':late_refund', 'refund', 'Refund of ' || p_order.reference, p_order.id,
    array[private.ledger_line('provider_cash', -p_order.total),
          private.ledger_line('wallet', p_order.total, p_user_id => p_order.buyer_id)]);
  perform private.record_refund(p_order, p_order.total);
  return 'refunded';
end
$$;
comment on function private.apply_late_payment(public.orders, jsonb) is
  'An order''s own invoice was paid when the order waited for nothing: revive it while that harms nobody, else the money is the buyer''s wallet''s, or staff''s to decide.';
