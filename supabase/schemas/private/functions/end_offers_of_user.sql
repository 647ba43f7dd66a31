create function private.end_offers_of_user(
  p_user_id uuid,
  p_other_id uuid default null
) returns void
language plpgsql volatile
as $$
begin
  perform private.end_offers(
    array(
      select offers.id
      from private.offers
      where offers.status in ('open', 'accepted')
        and p_user_id in (offers.buyer_id, offers.seller_id)
        and (p_other_id is null or p_other_id in (offers.buyer_id, offers.seller_id))),
    'unavailable');
end
$$;
