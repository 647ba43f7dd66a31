-- Counts p_calls [{user_id, step: 1 (view) or -1 (leave)}] one after the other, never below 0.
-- Returns for each call the viewers after it, or the reason why it did not count. Views and leaves
-- of one stream that wait at the same moment arrive in one call, which takes one lock, one update
-- and one commit. Each counts as if it had come alone.
create function api.live_streams_view(p_stream_id text, p_calls jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_stream public.live_streams;
  v_viewers integer;
  v_peak integer;
  v_new integer;
  v_is_broadcast boolean;
  v_arriving uuid[];
  v_gone uuid[];
  v_blocked uuid[];
  v_call record;
  v_results jsonb[] := '{}';
begin
  -- Locked until commit: a deletion of the account is either seen here, or waits and then erases
  -- its row of private.live_viewers. A user with a row gets no other.
  v_arriving := array(
    select profiles.id
    from public.profiles
    where profiles.id in (
        select (call.value ->> 'user_id')::uuid
        from jsonb_array_elements(p_calls) as call
        where (call.value ->> 'step')::integer = 1)
      and profiles.deleted_at is null
      and not exists (
        select
        from private.live_viewers as viewers
        where viewers.stream_id = p_stream_id
          and viewers.user_id = profiles.id)
    order by profiles.id
    for key share);
  v_gone := array(
    select profiles.id
    from public.profiles
    where profiles.id in (
        select (call.value ->> 'user_id')::uuid
        from jsonb_array_elements(p_calls) as call)
      and profiles.deleted_at is not null);
  v_stream := private.lock_live_stream(p_stream_id);
  v_viewers := v_stream.viewers;
  v_peak := v_stream.peak_viewers;
  v_blocked := private.blocked_among(array(
    select (call.value ->> 'user_id')::uuid
    from jsonb_array_elements(p_calls) as call
    where (call.value ->> 'step')::integer = 1), v_stream.seller_id);
  for v_call in
    select (call.value ->> 'step')::integer as step, (call.value ->> 'user_id')::uuid as user_id
    from jsonb_array_elements(p_calls) with ordinality as call (value, position)
    order by call.position
  loop
    if v_call.user_id = any (v_gone) then
      v_results := array_append(v_results, '"account_deleted"');
      continue;
    elsif v_call.step = 1 and v_call.user_id = any (v_blocked) then
      v_results := array_append(v_results, '"user_blocked"');
      continue;
    elsif v_stream.status = 'ended' then
      v_results := array_append(v_results, '"stream_ended"');
      continue;
    end if;
    v_viewers := greatest(0, v_viewers + v_call.step);
    v_peak := greatest(v_peak, v_viewers);
    v_results := array_append(v_results, to_jsonb(v_viewers));
  end loop;
  if v_stream.status = 'ended' then
    return to_jsonb(v_results);
  end if;
  insert into private.live_viewers (stream_id, user_id)
  select p_stream_id, arriving.id
  from unnest(v_arriving) as arriving (id)
  where arriving.id <> all (v_blocked)
  on conflict do nothing;
  get diagnostics v_new = row_count;
  -- A broadcast reaches all viewers, so above 50 viewers it is sent once a second.
  v_is_broadcast := v_viewers <> v_stream.viewers
    and (
      v_viewers <= 50
      or v_stream.viewers_broadcast_at is null
      or v_stream.viewers_broadcast_at <= clock_timestamp() - interval '1 second'
    );
  update public.live_streams
  set viewers = v_viewers,
      peak_viewers = v_peak,
      unique_viewers = unique_viewers + v_new,
      viewers_broadcast_at = case
        when v_is_broadcast then clock_timestamp()
        else viewers_broadcast_at
      end
  where live_streams.id = p_stream_id;
  if v_is_broadcast then
    perform private.broadcast(
      'live:' || p_stream_id, 'viewers', jsonb_build_object('viewers', v_viewers));
  end if;
  return to_jsonb(v_results);
end
$$;
revoke execute on function api.live_streams_view(text, jsonb) from authenticated;
grant execute on function api.live_streams_view(text, jsonb) to service_role;
