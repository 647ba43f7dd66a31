create function api.admin_live_streams_end(p_stream_id text, p_act jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_stream public.live_streams := private.live_lock(p_stream_id);
  v_before jsonb := private.live_stream_record(v_stream);
begin
  perform private.refuse_own_affair(v_staff, v_stream.seller_id);
  if v_stream.status = 'ended' then
    perform private.refuse('CONFLICT', pg_catalog.format('The stream is ended already, since %s.', api.wire_time(v_stream.ended_at)));
  end if;
  v_stream := private.live_end(p_stream_id);
  perform private.audit(v_staff, p_act, 'live_stream', p_stream_id,
    v_before, private.live_stream_record(v_stream));
  return private.live_staff_view(p_stream_id);
end
$$;
comment on function api.admin_live_streams_end(text, jsonb) is 'Staff end a stream, whoever''s it is.';
alter function api.admin_live_streams_end(text, jsonb) owner to preloved_verbs;
grant execute on function api.admin_live_streams_end(text, jsonb) to authenticated;
