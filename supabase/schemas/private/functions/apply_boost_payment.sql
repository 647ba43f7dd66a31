create function private.apply_boost_payment(
  p_purchase private.boost_purchases,
  p_invoice private.provider_invoice
) returns private.invoice_outcome
language plpgsql volatile
as $$
declare
  v_listing public.listings;
begin
  -- Locked, so that the listing is not sold before the boost starts.
  select listings.*
  into v_listing
  from public.listings
  where listings.id = p_purchase.listing_id
  for update;
  if private.is_account_deleted(p_purchase.seller_id)
    or private.is_charged_back(p_purchase.reference)
  then
    update private.boost_purchases
    set status = 'PARKED', updated_at = private.now()
    where id = p_purchase.id;
    perform private.hold_in_suspense(
      'boost:' || p_purchase.reference || ':unusable',
      'unexpected_payment',
      null,
      p_purchase.price,
      to_jsonb(p_invoice)
    );
    return 'in_suspense';
  elsif num_nonnulls(v_listing.deleted_at, v_listing.hidden_at) > 0
    or v_listing.status not in ('active', 'reserved')
  then
    update private.boost_purchases
    set status = 'REFUNDED', updated_at = private.now()
    where id = p_purchase.id;
    -- Transfer keys contain the provider's reference, so that its records can be compared.
    perform private.ledger_post(
      'boost:' || p_purchase.reference || ':refund',
      'refund',
      'Refund of ' || p_purchase.reference,
      null,
      array[
        private.ledger_line('provider_cash', -p_purchase.price),
        private.ledger_line('wallet', p_purchase.price, p_user_id => p_purchase.seller_id)
      ]
    );
    perform private.notify_refunded(
      p_purchase.seller_id, 'boost:' || p_purchase.id || ':refund',
      p_purchase.price, p_purchase.reference,
      jsonb_build_object('boost_id', p_purchase.id));
    return 'refunded';
  end if;
  perform private.start_paid_boost(p_purchase, v_listing.title);
  return 'paid';
end
$$;
