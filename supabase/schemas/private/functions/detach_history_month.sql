-- Takes a month of chats out of its table into schema archive, and returns its name there. Only for
-- the owner of the table.
create function private.detach_history_month(p_month date) returns text
language plpgsql volatile
-- Shorter than deadlock_timeout, as in internal.make_history_months.
set lock_timeout = '500ms'
as $$
declare
  v_name constant text := 'live_chat_messages' || to_char(p_month, '_YYYY_MM');
begin
  if to_regclass('history.' || v_name) is null then
    raise exception 'There is no history.%.', v_name;
  elsif p_month > private.month_of(private.now()) - interval '13 months' then
    raise exception 'history.% is needed: it ended less than 12 months ago.', v_name;
  end if;
  -- From the checks to the end nothing can start to need the month. In the order of
  -- internal.make_history_months.
  lock table private.live_chats, private.offers in share row exclusive mode;
  lock table public.live_chat_messages in access exclusive mode;
  if exists (
    select
    from private.live_chats
    join public.live_streams on live_streams.id = live_chats.stream_id
    where live_chats.month = p_month
      and live_streams.status <> 'ended'
  ) then
    raise exception 'history.% is needed: a stream of that month has not ended.', v_name;
  elsif exists (
    select
    from public.live_chat_messages as messages
    join private.offers on offers.id = messages.offer_id
    where messages.month = p_month
      and private.offer_status(offers) in ('open', 'accepted')
  ) then
    raise exception 'history.% is needed: it has a message with an offer that is open.', v_name;
  end if;
  execute format('alter table public.live_chat_messages detach partition history.%I', v_name);
  execute format('alter table history.%I set schema archive', v_name);
  return 'archive.' || v_name;
end
$$;
revoke execute on function private.detach_history_month(date) from preloved_api;
