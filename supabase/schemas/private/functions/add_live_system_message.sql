create function private.add_live_system_message(p_stream_id text, p_text text) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.add_live_message(p_stream_id, 'system', 'system', p_text, 'system');
end
$$;
