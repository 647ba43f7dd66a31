create function private.restart_job(
  p_kind text,
  p_key text,
  p_payload jsonb,
  p_run_at timestamptz default null
) returns void
language plpgsql volatile
as $$
begin
  perform private.enqueue_job(p_kind, p_key, p_payload, p_run_at);
  update private.jobs
  set
    finished_at = null,
    dead_at = null,
    attempts = 0,
    max_attempts = null,
    due_at = null,
    run_at = coalesce(p_run_at, private.now()),
    lease_token = null,
    leased_until = null
  where jobs.kind = p_kind
    and jobs.key = p_key;
end
$$;
