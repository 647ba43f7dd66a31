-- Views and leaves of one stream that wait at the same moment arrive in one call, which takes one
-- lock, one update and one commit. Each counts as if it had come alone.
create function api.live_streams_view(p_stream_id text, p_calls jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_steps integer[];
  v_waits integer[];
  v_user_ids uuid[];
  v_stream public.live_streams;
  v_viewers integer;
  v_peak integer;
  v_new integer;
  v_step integer;
  v_results integer[] := '{}';
begin
  with calls as (
    select
      call.value ->> 'user_id' || ':' || p_stream_id as subject,
      (call.value ->> 'user_id')::uuid as user_id,
      (call.value ->> 'step')::integer as step,
      call.position,
      row_number() over (partition by call.value ->> 'user_id' order by call.position) as turn
    from jsonb_array_elements(p_calls) with ordinality as call (value, position)
  ), limits as (
    select *
    from private.count_rate_limits('view_leave', array(select calls.subject from calls))
  )
  select
    array_agg(case when calls.turn <= limits.admitted then calls.step end order by calls.position),
    array_agg(limits.retry_after_seconds order by calls.position),
    array_agg(distinct calls.user_id)
      filter (where calls.turn <= limits.admitted and calls.step = 1)
  into v_steps, v_waits, v_user_ids
  from calls
  join limits on limits.subject = calls.subject;

  v_stream := private.lock_live_stream(p_stream_id);
  if v_stream.status = 'ended' then
    perform private.raise_error('CONFLICT', 'The stream has ended.');
  end if;

  v_viewers := v_stream.viewers;
  v_peak := v_stream.peak_viewers;
  foreach v_step in array v_steps loop
    if v_step is not null then
      v_viewers := greatest(0, v_viewers + v_step);
      v_peak := greatest(v_peak, v_viewers);
    end if;
    v_results := array_append(v_results, case when v_step is not null then v_viewers end);
  end loop;
  insert into private.live_viewers (stream_id, user_id)
  select p_stream_id, viewer.id
  from unnest(v_user_ids) as viewer (id)
  on conflict do nothing;
  get diagnostics v_new = row_count;
  update public.live_streams
  set viewers = v_viewers,
      peak_viewers = v_peak,
      unique_viewers = unique_viewers + v_new
  where live_streams.id = p_stream_id;
  return (
    select jsonb_agg(
      jsonb_build_object('viewers', result.viewers, 'retry_after_seconds', result.wait)
      order by result.position)
    from unnest(v_results, v_waits) with ordinality as result (viewers, wait, position)
  );
end
$$;
comment on function api.live_streams_view(text, jsonb) is
  'Counts p_calls [{user_id, step: 1 (view) or -1 (leave)}] one after the other, never below 0. '
  'Returns the viewers after each call, or null and the seconds to wait when its user has reached '
  'the rate limit.';
revoke execute on function api.live_streams_view(text, jsonb) from authenticated;
grant execute on function api.live_streams_view(text, jsonb) to service_role;
