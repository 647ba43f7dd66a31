-- Each digest plans the next, and whoever starts wanting one makes sure of the first: no schedule runs for nobody.
create function private.schedule_digest(p_since timestamptz default null) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_local timestamp := private.now() at time zone 'Asia/Jakarta';
  v_day date := v_local::date + case when v_local::time < '08:00' then 0 else 1 end;
  v_at timestamptz := (v_day + time '08:00') at time zone 'Asia/Jakarta';
begin
  perform private.enqueue_job('notifications_digest', v_day::text,
    jsonb_build_object('day', v_day, 'since', internal.wire_time(coalesce(p_since, v_at - interval '1 day'))), v_at);
end
$$;
comment on function private.schedule_digest(timestamptz) is 'Makes sure of the digest at the next eight o''clock in Jakarta, telling what happened since then, a day before unless given.';
