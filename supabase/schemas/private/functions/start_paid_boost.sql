create function private.start_paid_boost(
  p_purchase private.boost_purchases,
  p_title text
) returns void
language plpgsql volatile
as $$
declare
  v_period private.boost_periods;
begin
  update private.boost_purchases
  set status = 'PAID', updated_at = private.now()
  where id = p_purchase.id;
  v_period := private.start_boost(
    p_purchase.id,
    p_purchase.seller_id,
    p_purchase.listing_id,
    p_purchase.score,
    p_purchase.days
  );
  perform private.publish_event(
    'boost.purchased',
    'boost',
    p_purchase.id,
    1,
    jsonb_build_object(
      'boost_id', p_purchase.id,
      'reference', p_purchase.reference,
      'seller_id', p_purchase.seller_id,
      'listing_id', p_purchase.listing_id,
      'package', p_purchase.package,
      'amount', p_purchase.price,
      'starts_at', internal.wire_time(v_period.starts_at),
      'ends_at', internal.wire_time(v_period.ends_at)
    )
  );
  perform private.notify(
    p_purchase.seller_id,
    'boost:' || p_purchase.id || ':started',
    'boost.started',
    jsonb_build_object(
      'boost_id', p_purchase.id,
      'reference', p_purchase.reference,
      'title', p_title
    )
  );
  perform private.ledger_post(
    'boost:' || p_purchase.reference || ':paid',
    'boost',
    'Boost ' || p_purchase.reference,
    null,
    array[
      private.ledger_line('provider_cash', -p_purchase.price),
      private.ledger_line('boost_revenue', p_purchase.price)
    ]
  );
end
$$;
