create function private.live_stream_record(p_stream public.live_streams) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', p_stream.id, 'status', p_stream.status, 'title', p_stream.title,
    'seller_id', p_stream.seller_id, 'seller_username', p_stream.seller_username, 'seller_avatar', p_stream.seller_avatar,
    'viewers', p_stream.viewers, 'pinned_listing_ids', p_stream.pinned_listing_ids,
    'duration_minutes', p_stream.duration_minutes, 'scheduled_at', api.wire_time(p_stream.scheduled_at),
    'started_at', api.wire_time(p_stream.started_at), 'ended_at', api.wire_time(p_stream.ended_at),
    'created_at', api.wire_time(p_stream.created_at));
end
$$;
comment on function private.live_stream_record(public.live_streams) is 'A stream as every member reads it.';
grant execute on function private.live_stream_record(public.live_streams) to preloved_verbs;

create function private.live_stream_admin_record(p_stream public.live_streams, p_messages bigint) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', p_stream.id, 'status', p_stream.status, 'title', p_stream.title, 'host_id', p_stream.seller_id,
    'host_name', p_stream.seller_username, 'host_avatar', p_stream.seller_avatar,
    'duration_min', p_stream.duration_minutes, 'viewers', p_stream.viewers, 'message_count', p_messages,
    'pinned_listing_ids', p_stream.pinned_listing_ids, 'started_at', api.wire_time(p_stream.started_at),
    'ended_at', api.wire_time(p_stream.ended_at), 'created_at', api.wire_time(p_stream.created_at));
end
$$;
comment on function private.live_stream_admin_record(public.live_streams, bigint) is 'A stream as staff read it, in the words of their panel; p_messages is how much people wrote in it.';
grant execute on function private.live_stream_admin_record(public.live_streams, bigint) to preloved_verbs;

create function private.live_message_record(p_message public.live_chat_messages) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', p_message.id, 'stream_id', p_message.stream_id, 'seq', p_message.seq, 'user_id', p_message.user_id,
    'username', p_message.username, 'text', p_message.text, 'type', p_message.type,
    'created_at', api.wire_time(p_message.created_at));
end
$$;
comment on function private.live_message_record(public.live_chat_messages) is 'A chat message as every member reads it.';
grant execute on function private.live_message_record(public.live_chat_messages) to preloved_verbs;
