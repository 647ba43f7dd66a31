create function private.enqueue_anew(p_kind text, p_key text, p_payload jsonb, p_run_at timestamptz default null) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.enqueue(p_kind, p_key, p_payload, p_run_at);
  update private.jobs
  set finished_at = null, dead_at = null, attempts = 0, run_at = coalesce(p_run_at, private.now()), lease_token = null, leased_until = null
  where jobs.kind = p_kind and jobs.key = p_key;
end
$$;
comment on function private.enqueue_anew(text, text, jsonb, timestamptz) is 'The same for work that may have been done or given up before: it starts from the beginning.';
grant execute on function private.enqueue_anew(text, text, jsonb, timestamptz) to preloved_verbs;
