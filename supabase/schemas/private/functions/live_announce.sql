create function private.live_announce(p_stream_id text, p_text text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.live_say(p_stream_id, 'system', 'system', p_text, 'system');
end
$$;
comment on function private.live_announce(text, text) is 'What the server itself says in a chat.';
grant execute on function private.live_announce(text, text) to preloved_verbs;
