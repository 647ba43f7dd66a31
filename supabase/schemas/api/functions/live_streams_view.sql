-- Views and leaves of one stream that wait at the same moment arrive together: one lock, one update,
-- one commit. The loop is what makes them worth as much as alone: each sees what the one before it left.
create function api.live_streams_view(p_stream_id text, p_calls jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_steps integer[];
  v_waits integer[];
  v_stream public.live_streams;
  v_viewers integer;
  v_step integer;
  v_seen integer[] := '{}';
begin
  with calls as (
    select call.value ->> 'user_id' || ':' || p_stream_id as subject, (call.value ->> 'step')::integer as step, call.place,
      row_number() over (partition by call.value ->> 'user_id' order by call.place) as turn
    from jsonb_array_elements(p_calls) with ordinality as call (value, place)
  ), windows as (
    select * from private.count_rate_limits('view_leave', array(select calls.subject from calls))
  )
  select array_agg(case when calls.turn <= windows.admitted then calls.step end order by calls.place),
    array_agg(windows.retry_after_seconds order by calls.place)
  into v_steps, v_waits from calls join windows on windows.subject = calls.subject;

  v_stream := private.lock_live_stream(p_stream_id);
  if v_stream.status = 'ended' then
    perform private.raise_error('CONFLICT', 'The stream is ended.');
  end if;
  v_viewers := v_stream.viewers;
  foreach v_step in array v_steps loop
    v_viewers := case when v_step is null then v_viewers else greatest(0, v_viewers + v_step) end;
    v_seen := array_append(v_seen, case when v_step is not null then v_viewers end);
  end loop;
  update public.live_streams set viewers = v_viewers where live_streams.id = p_stream_id;
  return (select jsonb_agg(jsonb_build_object('viewers', seen.viewers, 'retry_after_seconds', seen.wait) order by seen.place)
          from unnest(v_seen, v_waits) with ordinality as seen (viewers, wait, place));
end
$$;
comment on function api.live_streams_view(text, jsonb) is
  'Counts calls p_calls [{user_id, step: 1 (view) or -1 (leave)}] as if they came one after the other in this order; a leave at 0 is forgotten. Answers for each the viewers that it left, or null when it was one too many for its user.';
revoke execute on function api.live_streams_view(text, jsonb) from authenticated;
grant execute on function api.live_streams_view(text, jsonb) to service_role;
