-- Each digest schedules the next one.
create function private.schedule_digest(p_since timestamptz default null) returns void
language plpgsql volatile
as $$
declare
  v_run_at constant timestamptz := private.next_morning();
  v_day constant date := (v_run_at at time zone 'Asia/Jakarta')::date;
begin
  perform private.enqueue_job(
    'notifications_digest',
    v_day::text,
    jsonb_build_object(
      'day', v_day,
      'since', internal.wire_time(coalesce(p_since, v_run_at - interval '1 day'))),
    v_run_at);
end
$$;
