create function private.answered_offer(
  p_offer_id uuid,
  p_actor text
) returns private.offers
language plpgsql volatile
as $$
declare
  v_offer private.offers := private.lock_offer(p_offer_id);
  v_is_maker constant boolean :=
    private.offer_party(v_offer, private.caller_id()) = v_offer.offered_by;
begin
  if p_actor = 'other' and v_is_maker then
    perform private.raise_error(
      'FORBIDDEN', 'other_party_decides', 'The other party answers your offer.');
  elsif p_actor = 'maker' and not v_is_maker then
    perform private.raise_error(
      'FORBIDDEN', 'offer_not_yours',
      'Only the one who made an offer can withdraw it; you can decline it.');
  elsif v_offer.status = 'open' and private.offer_status(v_offer) = 'expired' then
    perform private.raise_error(
      'CONFLICT', 'offer_expired', 'The offer was not answered in time.');
  elsif v_offer.status <> 'open' then
    perform private.raise_error(
      'CONFLICT', 'offer_not_open', format('The offer is %s.', v_offer.status));
  end if;
  return v_offer;
end
$$;
comment on function private.answered_offer(uuid, text) is
  'The open offer, locked, that the caller answers (p_actor other) or takes back (maker).';
