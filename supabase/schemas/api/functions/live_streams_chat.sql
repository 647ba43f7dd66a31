create function api.live_streams_chat(p_stream_id text, p_text text, p_type text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.active_caller();
  v_status public.live_status;
begin
  -- The end of a stream takes the chat's lock for its last message. The status is read under the
  -- same lock, so no message follows the last one.
  perform from private.live_chats where live_chats.stream_id = p_stream_id for no key update;
  select live_streams.status
  into v_status
  from public.live_streams
  where live_streams.id = p_stream_id;
  if v_status is null then
    perform private.raise_error('NOT_FOUND', 'There is no such stream.');
  elsif v_status = 'ended' then
    perform private.raise_error('CONFLICT', 'The stream has ended and its chat is closed.');
  end if;
  return private.live_message_record(
    private.add_live_message(p_stream_id, v_caller.id::text, v_caller.username, p_text, p_type));
end
$$;
comment on function api.live_streams_chat(text, text, text) is
  'Adds the caller''s message, or price offer, to the chat of a stream that has not ended.';
