-- What the payment provider says of a boost's invoice, whether a callback, a poll or the clock made us ask.
-- Each transfer's key names the purchase as the provider does, so that both books can be laid side by side.
create function private.apply_boost_payment(
  p_purchase private.boost_purchases,
  p_invoice jsonb
) returns text
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_listing public.listings;
  v_period private.boost_periods;
begin
  -- Locked, so that it is not sold between our look and our promise.
  select listings.* into v_listing from public.listings where listings.id = p_purchase.listing_id for update;
  if private.is_account_deleted(p_purchase.seller_id) then
    update private.boost_purchases set status = 'PARKED', updated_at = private.now() where id = p_purchase.id;
    perform private.hold_in_suspense('boost:' || p_purchase.reference || ':unusable', 'unexpected_payment', null, p_purchase.price, p_invoice);
    return 'parked';
  elsif v_listing.deleted_at is not null or v_listing.status not in ('active', 'reserved') then
    update private.boost_purchases set status = 'REFUNDED', updated_at = private.now() where id = p_purchase.id;
    perform private.ledger_post('boost:' || p_purchase.reference || ':refund', 'refund', 'Refund of ' || p_purchase.reference, null,
      array[private.ledger_line('provider_cash', -p_purchase.price),
            private.ledger_line('wallet', p_purchase.price, p_user_id => p_purchase.seller_id)]);
    perform private.notify(p_purchase.seller_id, 'boost:' || p_purchase.id || ':refund', 'payment.refunded', 'payment',
      jsonb_build_object('boost_id', p_purchase.id, 'reference', p_purchase.reference, 'amount', p_purchase.price));
    return 'refunded';
  end if;
  update private.boost_purchases set status = 'PAID', updated_at = private.now() where id = p_purchase.id;
  v_period := private.start_boost(p_purchase.id, p_purchase.seller_id, p_purchase.listing_id, p_purchase.score, p_purchase.days);
  perform private.publish_event('boost.purchased', 'boost', p_purchase.id, 1, jsonb_build_object(
    'boost_id', p_purchase.id, 'reference', p_purchase.reference, 'seller_id', p_purchase.seller_id,
    'listing_id', p_purchase.listing_id, 'package', p_purchase.package, 'amount', p_purchase.price,
    'starts_at', internal.wire_time(v_period.starts_at), 'ends_at', internal.wire_time(v_period.ends_at)));
  perform private.notify(p_purchase.seller_id, 'boost:' || p_purchase.id || ':started', 'boost.started', 'payment',
    jsonb_build_object('boost_id', p_purchase.id, 'reference', p_purchase.reference, 'title', v_listing.title));
  perform private.ledger_post('boost:' || p_purchase.reference || ':paid', 'boost', 'Boost ' || p_purchase.reference, null,
    array[private.ledger_line('provider_cash', -p_purchase.price), private.ledger_line('boost_revenue', p_purchase.price)]);
  return 'paid';
end
$$;
comment on function private.apply_boost_payment(private.boost_purchases, jsonb) is
  'The full price came, in time or late: the boost begins now, or, when the listing is gone, the money is the seller''s wallet''s; staff''s to decide when the seller is gone too.';
