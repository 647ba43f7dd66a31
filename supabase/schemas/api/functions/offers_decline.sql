create function api.offers_decline(p_offer_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_offer private.offers := private.answered_offer(p_offer_id, 'other');
begin
  return private.offer_record(private.move_offer(v_offer, 'declined', 'other'));
end
$$;
