create function private.export_activity(p_user_id uuid) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'live_streams', (
        select coalesce(jsonb_agg(
          private.live_stream_record(live_streams)
          order by live_streams.created_at desc), '[]')
        from public.live_streams
        where live_streams.seller_id = p_user_id),
      'chat_messages', (
        select coalesce(jsonb_agg(
          private.live_message_record(messages)
          order by messages.created_at desc), '[]')
        from (
          select written.*
          from public.live_chat_messages as written
          where written.user_id = p_user_id::text
          union all
          select archived.*
          from private.archived_chat(p_user_id) as archived
        ) as messages),
      'saved_searches', (
        select coalesce(jsonb_agg(
          private.saved_search_record(saved)
          order by saved.created_at desc), '[]')
        from private.saved_searches as saved
        where saved.user_id = p_user_id),
      'notifications', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'kind', notifications.kind,
            'category', notifications.category,
            'data', notifications.data,
            'read_at', internal.wire_time(notifications.read_at),
            'created_at', internal.wire_time(notifications.created_at))
          order by notifications.created_at desc), '[]')
        from public.notifications
        where notifications.user_id = p_user_id),
      'days_active', (
        select coalesce(jsonb_agg(caller_days.day order by caller_days.day), '[]')
        from private.caller_days
        where caller_days.user_id = p_user_id))
  );
end
$$;
