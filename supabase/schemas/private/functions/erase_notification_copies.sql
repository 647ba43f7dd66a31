create function private.erase_notification_copies(
  p_user_id uuid,
  p_username text
) returns void
language plpgsql volatile
as $$
begin
  with live as (
    update public.notifications
    set data = notifications.data || '{"title": "Live", "seller_username": "deleted"}'
    from public.live_streams
    where live_streams.seller_id = p_user_id
      and notifications.kind = 'live.started'
      and notifications.event_id = 'live:' || live_streams.id || ':started'
    returning notifications.id, notifications.data
  ), offered as (
    update public.notifications
    set data = notifications.data || jsonb_build_object('title', listings.product_category)
    from private.offers
    join public.listings on listings.id = offers.listing_id
    cross join unnest(enum_range(null::private.offer_status)) as statuses (status)
    where offers.seller_id = p_user_id
      -- By the ids that internal.tell_offer gives: the buyer may have any number of notifications.
      and notifications.id = private.notification_id(
        offers.buyer_id,
        'offer:' || offers.id || ':' || statuses.status,
        'offer.' || case statuses.status
          when 'open' then 'countered'
          else statuses.status::text
        end)
  ), liked as (
    update public.notifications
    set data = notifications.data || '{"username": "deleted"}'
    where notifications.kind = 'listing.liked'
      and notifications.data ->> 'username' = p_username
    returning notifications.id, notifications.data
  )
  update private.emails
  set data = emails.data || jsonb_build_object('data', changed.data)
  from (
    select * from live
    union all
    select * from liked
  ) as changed
  where emails.id = changed.id;
end
$$;
