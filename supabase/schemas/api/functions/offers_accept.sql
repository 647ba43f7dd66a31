create function api.offers_accept(p_offer_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_offer private.offers := private.answered_offer(p_offer_id, 'other');
begin
  perform private.listing_of_offer(v_offer);
  return private.offer_record(private.move_offer(v_offer, 'accepted', 'other'));
end
$$;
