create function private.end_offers(p_ids uuid[], p_because text) returns void
language plpgsql volatile
as $$
declare
  v_offer private.offers;
begin
  if cardinality(p_ids) = 0 then
    return;
  end if;
  -- In the order of ids: a sale and a block may end the same offers at the same moment.
  for v_offer in
    select offers.*
    from private.offers
    where offers.id = any (p_ids)
    order by offers.id
    for update
  loop
    continue when v_offer.status not in ('open', 'accepted');
    if private.offer_status(v_offer) = 'expired' then
      perform private.move_offer(v_offer, 'expired', 'clock');
    else
      perform private.move_offer(v_offer, 'ended', 'event', p_because);
    end if;
  end loop;
end
$$;
