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
    perform private.refund_boost(p_purchase);
    return 'refunded';
  end if;
  perform private.start_paid_boost(p_purchase, v_listing.title);
  return 'paid';
end
$$;
