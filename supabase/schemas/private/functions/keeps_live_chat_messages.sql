-- Returns why private.detach_history_month may not take a month of chats; null if it may.
create function private.keeps_live_chat_messages(p_month date) returns text
language plpgsql stable
as $$
begin
  return case
    when exists (
      select
      from private.live_chats
      join public.live_streams on live_streams.id = live_chats.stream_id
      where live_chats.month = p_month
        and live_streams.status <> 'ended'
    )
    then 'a stream of that month has not ended'
    when exists (
      select
      from public.live_chat_messages as messages
      join private.offers on offers.id = messages.offer_id
      where messages.month = p_month
        and private.offer_status(offers) in ('open', 'accepted')
    )
    then 'it has a message with an offer that is open'
  end;
end
$$;
