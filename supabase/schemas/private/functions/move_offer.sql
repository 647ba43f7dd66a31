-- The only function that changes offers.status. Its callers hold the offer's lock.
create function private.move_offer(
  p_offer private.offers,
  p_to private.offer_status,
  p_actor text,
  p_because text default null
) returns private.offers
language plpgsql volatile
as $$
declare
  v_offer private.offers;
begin
  if not exists (
    select
    from private.offer_transitions as transitions
    where transitions.from_status = p_offer.status
      and transitions.to_status = p_to
      and transitions.actor = p_actor
  ) then
    perform private.raise_error('offer_not_open');
  end if;
  update private.offers
  set status = p_to,
      ended_because = p_because,
      expires_at = case
        when p_to = 'accepted'
          then private.now()
            + make_interval(mins => private.setting('offer_price_minutes')::integer)
        else expires_at
      end,
      updated_at = private.now()
  where id = p_offer.id
  returning * into v_offer;
  perform private.announce_offer(v_offer);
  return v_offer;
end
$$;
