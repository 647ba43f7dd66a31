-- p_stream_id may have ended: then the host's current stream is ended.
create function api.admin_live_streams_ban(p_stream_id text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_host public.profiles;
  v_running_id text;
begin
  -- The profile first, as in live_streams_create: a stream that begins on a second device either
  -- meets the ban or is ended by it.
  select profiles.*
  into v_host
  from public.profiles
  where profiles.id = (
    select live_streams.seller_id
    from public.live_streams
    where live_streams.id = p_stream_id
  )
  for no key update;
  if v_host.id is null then
    perform private.raise_error('stream_not_found');
  end if;
  perform private.forbid_self_decision(v_staff, v_host.id);

  if not v_host.live_banned then
    update public.profiles
    set live_banned = true,
        live_banned_at = private.now(),
        updated_at = private.now()
    where profiles.id = v_host.id;
  end if;
  -- This is p_stream_id, or a later stream of the host.
  select live_streams.id
  into v_running_id
  from public.live_streams
  where live_streams.seller_id = v_host.id
    and live_streams.status <> 'ended'
  for no key update;
  if v_running_id is not null then
    perform private.end_live_stream(v_running_id);
  end if;

  perform private.audit(v_staff, p_audit, 'live_stream', p_stream_id,
    jsonb_build_object(
      'host_id', v_host.id,
      'live_banned', v_host.live_banned,
      'running', v_running_id),
    jsonb_build_object('host_id', v_host.id, 'live_banned', true, 'running', null));
  if not v_host.live_banned then
    perform private.notify(
      v_host.id,
      'account:' || v_host.id || ':live_ban:' || internal.wire_time(private.now()),
      'account.live_banned',
      jsonb_build_object('stream_id', p_stream_id));
  end if;
  return private.live_stream_for_staff(p_stream_id);
end
$$;
