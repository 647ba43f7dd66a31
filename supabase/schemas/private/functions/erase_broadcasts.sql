-- Supabase Realtime keeps broadcasts for up to three days. Runs while the rows that name the
-- channels exist.
create function private.erase_broadcasts(p_user_id uuid) returns void
language plpgsql volatile security definer
as $$
declare
  v_topics text[];
begin
  if to_regclass('realtime.messages') is null then
    return;
  end if;
  v_topics := array(
    select 'user:' || p_user_id
    union
    select 'user:' || parties.id
    from public.orders
    cross join lateral (values (orders.buyer_id), (orders.seller_id)) as parties (id)
    where p_user_id in (orders.buyer_id, orders.seller_id)
    union
    select 'user:' || parties.id
    from private.offers
    cross join lateral (values (offers.buyer_id), (offers.seller_id)) as parties (id)
    where p_user_id in (offers.buyer_id, offers.seller_id)
    union
    select 'user:' || parties.id
    from private.conversations
    cross join lateral (
      values (conversations.buyer_id), (conversations.seller_id)
    ) as parties (id)
    where p_user_id in (conversations.buyer_id, conversations.seller_id)
    union
    select 'live:' || live_streams.id
    from public.live_streams
    where live_streams.seller_id = p_user_id
    union
    select 'user:' || notifications.user_id
    from public.notifications
    join public.live_streams
      on notifications.event_id = 'live:' || live_streams.id || ':started'
    where notifications.kind = 'live.started'
      and live_streams.seller_id = p_user_id
    union
    select 'live:' || messages.stream_id
    from public.live_chat_messages as messages
    where messages.user_id = p_user_id::text
    union
    select 'conversation:' || conversations.id
    from private.conversations
    where p_user_id in (conversations.buyer_id, conversations.seller_id)
    union
    select 'user:' || notifications.user_id
    from public.notifications
    join public.profiles on profiles.username = notifications.data ->> 'username'
    where profiles.id = p_user_id
      and notifications.kind = 'listing.liked');
  delete from realtime.messages
  where messages.topic = any (v_topics)
    and messages.extension = 'broadcast'
    and messages.private;
end
$$;
