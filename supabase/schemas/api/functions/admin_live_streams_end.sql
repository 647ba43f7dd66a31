create function api.admin_live_streams_end(p_stream_id text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_stream public.live_streams := private.lock_live_stream(p_stream_id);
  v_before jsonb := private.live_stream_record(v_stream);
begin
  perform private.forbid_self_decision(v_staff, v_stream.seller_id);
  if v_stream.status = 'ended' then
    perform private.raise_error('stream_ended');
  end if;

  v_stream := private.end_live_stream(p_stream_id);
  perform private.audit(v_staff, p_audit, 'live_stream', p_stream_id,
    v_before, private.live_stream_record(v_stream));
  perform private.notify(
    v_stream.seller_id,
    'live:' || p_stream_id || ':ended',
    'account.stream_ended',
    jsonb_build_object(
      'stream_id', p_stream_id,
      'title', v_stream.title,
      'reason', p_audit ->> 'reason'));
  return private.live_stream_for_staff(p_stream_id);
end
$$;
