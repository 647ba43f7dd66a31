create function private.offer_record(p_offer private.offers) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select to_jsonb(p_offer) || jsonb_build_object(
      'listing_title', listings.title,
      'listing_photo_url', case
        when listings.deleted_at is null and listings.hidden_at is null then listings.photos[1]
      end,
      'buyer_username', buyers.username,
      'seller_username', sellers.username,
      'status', private.offer_status(p_offer),
      'order_id', (
        select orders.id
        from public.orders
        join private.order_statuses as statuses on statuses.status = orders.status
        where orders.offer_id = p_offer.id
          and orders.state_version > 0
          and statuses.holds_listing),
      'expires_at', internal.wire_time(p_offer.expires_at),
      'created_at', internal.wire_time(p_offer.created_at),
      'updated_at', internal.wire_time(p_offer.updated_at))
    from public.listings
    join public.profiles as buyers on buyers.id = p_offer.buyer_id
    join public.profiles as sellers on sellers.id = p_offer.seller_id
    where listings.id = p_offer.listing_id
  );
end
$$;
