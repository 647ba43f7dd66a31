-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.live_streams_view(p_stream_id text, p_calls jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
    select * from private.limit_rates('view_leave', array(select calls.subject from calls))
  )
  select array_agg(case when calls.turn <= windows.admitted then calls.step end order by calls.place),
    array_agg(windows.retry_after_seconds order by calls.place)
  into v_steps, v_waits from calls join windows on windows.subject = calls.subject;

  v_stream := private.live_lock(p_stream_id);
  if v_stream.status = 'ended' then
    perform private.refuse('CONFLICT', 'The stream is ended.');
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
$function$;
