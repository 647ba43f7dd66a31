create function private.job_record(p_job private.jobs) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_job.id,
  'kind', p_job.kind,
  'key', p_job.key,
  'attempts', p_job.attempts,
  'last_error', private.mask_emails(p_job.last_error),
  'due_at', internal.wire_time(coalesce(p_job.due_at, p_job.run_at)),
  'next_try', case when p_job.dead_at is null then internal.wire_time(p_job.run_at) end,
  'dead_at', internal.wire_time(p_job.dead_at));
