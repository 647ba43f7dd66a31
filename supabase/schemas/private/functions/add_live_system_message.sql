create function private.add_live_system_message(p_stream_id text, p_text text) returns void
language plpgsql volatile
as $$
begin
  perform private.add_live_message(p_stream_id, 'system', 'system', p_text, 'system');
end
$$;
