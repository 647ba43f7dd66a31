-- At most 100 chat messages. With p_after_seq the following ones, oldest first, so that a poller
-- misses none. Otherwise the newest first, after the time p_after if given, which is text because
-- the database driver cuts microseconds.
create function api.live_streams_messages(
  p_stream_id text,
  p_after text default null,
  p_after_seq bigint default null
) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  -- With the month only one partition is read; one plan serves all months.
  v_month constant date := (
    select live_chats.month
    from private.live_chats
    where live_chats.stream_id = p_stream_id
  );
  v_page public.live_chat_messages[];
begin
  if v_month is null then
    perform private.raise_error('stream_not_found');
  end if;

  if p_after_seq is null then
    return jsonb_build_object('messages', to_jsonb(array(
      select private.live_message_record(messages)
      from public.live_chat_messages as messages
      where messages.stream_id = p_stream_id
        and messages.month = v_month
        and messages.created_at > coalesce(p_after, '-infinity')::timestamptz
      order by messages.created_at desc
      limit 100)));
  end if;

  -- One row more shows whether another page follows. A separate query for that reads the whole
  -- table when none does.
  v_page := array(
    select messages
    from public.live_chat_messages as messages
    where messages.stream_id = p_stream_id
      and messages.month = v_month
      and messages.seq > p_after_seq
    order by messages.seq
    limit 101);
  return jsonb_build_object(
    'messages', to_jsonb(array(
      select private.live_message_record(page)
      from unnest(v_page[:100]) as page
      order by page.seq)),
    'has_more', cardinality(v_page) > 100);
end
$$;
grant execute on function api.live_streams_messages(text, text, bigint) to anon;
