create function api.offers_counter(p_offer_id uuid, p_price bigint) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_offer private.offers := private.answered_offer(p_offer_id, 'other');
  v_listing public.listings := private.listing_of_offer(v_offer);
begin
  return private.offer_record(private.make_offer(
    v_listing,
    v_offer.buyer_id,
    private.offer_party(v_offer, private.caller_id()),
    p_price,
    v_offer));
end
$$;
