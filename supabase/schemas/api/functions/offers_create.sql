create function api.offers_create(p_listing_id uuid, p_price bigint) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_me uuid := (private.caller()).id;
  v_listing public.listings;
  v_live private.offers;
begin
  select listings.* into v_listing
  from public.listings
  where listings.id = p_listing_id
    and listings.deleted_at is null
  for update;
  -- After the listing, which a ban or a deletion of its seller locks first.
  perform private.active_caller();
  if v_listing.id is null then
    perform private.raise_error('listing_not_found');
  elsif v_listing.seller_id = v_me then
    perform private.raise_error('own_listing');
  end if;
  perform private.require_no_block(v_me, v_listing.seller_id);
  if not private.is_for_sale(v_listing) then
    perform private.raise_not_for_sale(v_listing);
  end if;

  select offers.* into v_live
  from private.offers
  where offers.listing_id = v_listing.id
    and offers.buyer_id = v_me
    and offers.status in ('open', 'accepted')
  for update;
  if v_live.id is not null and private.offer_status(v_live) = 'expired' then
    perform private.move_offer(v_live, 'expired', 'clock');
  elsif v_live.status = 'open' then
    perform private.raise_error('offer_exists');
  elsif v_live.status = 'accepted' then
    perform private.raise_error('offer_accepted');
  end if;
  return private.offer_record(private.make_offer(v_listing, v_me, 'buyer', p_price));
end
$$;
