create function api.offers_withdraw(p_offer_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_offer private.offers := private.answered_offer(p_offer_id, 'maker');
begin
  return private.offer_record(private.move_offer(v_offer, 'withdrawn', 'maker'));
end
$$;
