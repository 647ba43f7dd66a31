-- Each digest schedules the next.
create function private.schedule_digest(p_since timestamptz default null) returns void
language plpgsql volatile
as $$
declare
  v_local timestamp := private.now() at time zone 'Asia/Jakarta';
  v_day date := v_local::date + case when v_local::time < '08:00' then 0 else 1 end;
  v_run_at timestamptz := (v_day + time '08:00') at time zone 'Asia/Jakarta';
  v_since timestamptz := coalesce(p_since, v_run_at - interval '1 day');
begin
  perform private.enqueue_job(
    'notifications_digest',
    v_day::text,
    jsonb_build_object('day', v_day, 'since', internal.wire_time(v_since)),
    v_run_at);
end
$$;
