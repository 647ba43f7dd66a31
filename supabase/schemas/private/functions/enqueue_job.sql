-- Does nothing if the kind and key exist.
create function private.enqueue_job(
  p_kind text,
  p_key text,
  p_payload jsonb default '{}',
  p_run_at timestamptz default null
) returns void
language plpgsql volatile
as $$
declare
  v_now constant timestamptz := private.now();
begin
  insert into private.jobs (kind, key, fifo_key, payload, run_at, created_at)
  values (
    p_kind,
    p_key,
    (select split_part(p_key, ':', 1) from private.job_kinds where kind = p_kind and is_fifo),
    p_payload,
    coalesce(p_run_at, v_now),
    v_now
  )
  on conflict on constraint jobs__once do nothing;
end
$$;
