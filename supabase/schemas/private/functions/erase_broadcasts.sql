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
    select 'user:' || unnest(array[dealings.buyer_id, dealings.seller_id])
    from (
      select orders.buyer_id, orders.seller_id from public.orders
      union all
      select offers.buyer_id, offers.seller_id from private.offers
      union all
      select conversations.buyer_id, conversations.seller_id from private.conversations
    ) as dealings
    where p_user_id in (dealings.buyer_id, dealings.seller_id)
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
