-- The run of the coming night, at this time in Jakarta; every run enqueues the next one.
create function private.enqueue_nightly(
  p_kind text,
  p_time time,
  p_payload jsonb default '{}',
  p_key text default null
) returns void
language plpgsql volatile
as $$
declare
  v_tomorrow constant date := (private.now() at time zone 'Asia/Jakarta')::date + 1;
begin
  perform private.enqueue_job(
    p_kind,
    coalesce(p_key, v_tomorrow::text),
    p_payload,
    (v_tomorrow + p_time) at time zone 'Asia/Jakarta');
end
$$;
