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
        and offers.buyer_id = p_user_id
        and (p_other_id is null or offers.seller_id = p_other_id)
      union all
      select offers.id
      from private.offers
      where offers.status in ('open', 'accepted')
        and offers.seller_id = p_user_id
        and (p_other_id is null or offers.buyer_id = p_other_id)),
    'unavailable');
end
$$;
