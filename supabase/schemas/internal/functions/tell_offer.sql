-- Notifies the users concerned that an offer has entered this status: the other party after a step
-- of one party, both after an end by time or by an event. Once per status.
create function internal.tell_offer(p_offer_id uuid, p_status text) returns void
language plpgsql volatile security definer
as $$
declare
  v_offer private.offers;
  v_step text;
  v_maker uuid;
  v_other uuid;
  v_told uuid[];
begin
  select offers.* into strict v_offer from private.offers where offers.id = p_offer_id;
  v_maker := case v_offer.offered_by when 'buyer' then v_offer.buyer_id else v_offer.seller_id end;
  v_other := case v_offer.offered_by when 'buyer' then v_offer.seller_id else v_offer.buyer_id end;
  v_step := 'offer.' || case
    when p_status <> 'open' then p_status
    when v_offer.counter_of is null then 'received'
    else 'countered'
  end;
  v_told := case
    when p_status in ('open', 'withdrawn') then array[v_other]
    when p_status in ('accepted', 'declined') then array[v_maker]
    else array[v_maker, v_other]
  end;
  -- The buyer has ordered the listing: the order's own notifications say more.
  if p_status in ('expired', 'ended') and exists (
    select
    from public.orders
    join private.order_statuses as statuses on statuses.status = orders.status
    where orders.listing_id = v_offer.listing_id
      and orders.buyer_id = v_offer.buyer_id
      and statuses.holds_listing
  ) then
    return;
  end if;
  -- A deletion of either account is seen here, or waits and then erases these notifications, which
  -- quote the seller's title.
  perform
  from public.profiles
  where profiles.id in (v_offer.buyer_id, v_offer.seller_id)
  order by profiles.id
  for key share;
  perform private.notify_all(
    v_told,
    'offer:' || p_offer_id || ':' || p_status,
    v_step,
    (
      select jsonb_strip_nulls(jsonb_build_object(
        'offer_id', v_offer.id,
        'listing_id', v_offer.listing_id,
        'title', listings.title,
        'amount', v_offer.price,
        'minutes', case v_step
          when 'offer.received' then private.setting('offer_answer_minutes')
        end,
        'resolution', case when p_status = 'ended' then v_offer.ended_because end))
      from public.listings
      where listings.id = v_offer.listing_id
    ));
end
$$;
