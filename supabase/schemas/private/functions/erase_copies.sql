-- Erases copies in stored responses, in notifications of other users and in callbacks, except those
-- about orders and messages. Runs while the rows that they name exist.
create function private.erase_copies(p_user_id uuid) returns void
language plpgsql volatile
as $$
declare
  v_username constant text := (
    select profiles.username
    from public.profiles
    where profiles.id = p_user_id);
begin
  delete from private.idempotency_keys where caller_id = p_user_id;

  update public.notifications
  set data = notifications.data || '{"title": "Live", "seller_username": "deleted"}'
  from public.live_streams
  where live_streams.seller_id = p_user_id
    and notifications.kind = 'live.started'
    and notifications.event_id = 'live:' || live_streams.id || ':started';
  update public.notifications
  set data = notifications.data || jsonb_build_object('title', listings.product_category)
  from private.offers
  join public.listings on listings.id = offers.listing_id
  cross join unnest(enum_range(null::private.offer_status)) as statuses (status)
  where offers.seller_id = p_user_id
    -- Finds them by the ids of internal.tell_offer, because the buyer may have any number of
    -- notifications.
    and notifications.id = private.notification_id(
      offers.buyer_id,
      'offer:' || offers.id || ':' || statuses.status,
      'offer.' || case statuses.status
        when 'open' then 'countered'
        else statuses.status::text
      end);
  update public.notifications
  set data = notifications.data || '{"username": "deleted"}'
  where notifications.kind = 'listing.liked'
    and notifications.data ->> 'username' = v_username;

  perform private.redact_callbacks(array(
    select unnest(array[purchases.id::text, purchases.reference, purchases.provider_id])
    from private.boost_purchases as purchases
    where purchases.seller_id = p_user_id
    union
    select unnest(array[withdrawals.id::text, withdrawals.provider_payout_id])
    from private.withdrawals
    where withdrawals.user_id = p_user_id));
end
$$;
