create function private.announce_offer(p_offer private.offers) returns void
language plpgsql volatile
as $$
begin
  -- A notification locks its user's profile, which may wait for this offer: jobs send it.
  perform private.enqueue_job(
    'offers_tell',
    p_offer.id || ':' || p_offer.status,
    jsonb_build_object('offer_id', p_offer.id, 'status', p_offer.status))
  where p_offer.status not in ('countered', 'used');
  perform private.enqueue_job(
    'offers_expire',
    p_offer.id || ':' || p_offer.status,
    jsonb_build_object('offer_id', p_offer.id),
    p_offer.expires_at)
  where p_offer.status in ('open', 'accepted');
end
$$;
