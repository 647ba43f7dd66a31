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
    perform private.raise_error('other_party_decides');
  elsif p_actor = 'maker' and not v_is_maker then
    perform private.raise_error('offer_not_yours');
  elsif v_offer.status = 'open' and private.offer_status(v_offer) = 'expired' then
    perform private.raise_error('offer_expired');
  elsif v_offer.status <> 'open' then
    perform private.raise_error('offer_not_open');
  end if;
  return v_offer;
end
$$;
