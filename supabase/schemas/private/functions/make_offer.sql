-- The caller holds the lock of the listing, so a pair's offers for it are made one by one.
create function private.make_offer(
  p_listing public.listings,
  p_buyer_id uuid,
  p_offered_by text,
  p_price bigint,
  p_counters private.offers default null
) returns private.offers
language plpgsql volatile
as $$
declare
  v_max constant bigint := private.setting('offers_per_day_max');
  v_pair_max constant bigint := private.setting('offers_per_pair_max');
  v_minutes constant integer := private.setting('offer_answer_minutes');
  v_now constant timestamptz := private.now();
  v_of_listing bigint;
  v_of_pair bigint;
  v_offer private.offers;
begin
  -- A pair's offers for several listings are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended(
    'offers:' || p_buyer_id || ':' || p_listing.seller_id, 0));
  perform private.require_offer_price(p_listing, p_offered_by, p_price, p_counters.price);
  select count(*) filter (where offers.listing_id = p_listing.id), count(*)
  into v_of_listing, v_of_pair
  from private.offers
  where offers.buyer_id = p_buyer_id
    and offers.seller_id = p_listing.seller_id
    and offers.offered_by = p_offered_by
    and offers.created_at > v_now - interval '1 day';
  if v_of_listing >= v_max then
    perform private.raise_error('too_many_offers_today', jsonb_build_object('max', v_max));
  elsif v_of_pair >= v_pair_max then
    perform private.raise_error('too_many_offers_to_person', jsonb_build_object('max', v_pair_max));
  end if;
  if p_counters.id is not null then
    perform private.move_offer(p_counters, 'countered', 'other');
  end if;

  insert into private.offers (
    listing_id, buyer_id, seller_id, offered_by, price, listing_price, counter_of,
    created_at, expires_at)
  values (
    p_listing.id, p_buyer_id, p_listing.seller_id, p_offered_by, p_price, p_listing.price,
    p_counters.id, v_now, v_now + make_interval(mins => v_minutes))
  returning * into v_offer;
  perform private.announce_offer(v_offer);
  return v_offer;
end
$$;
