-- Schedules a failed job again, or marks it as dead after the last attempt of its kind. Staff get a
-- case after 20 attempts. Returns false if another worker has claimed the job.
create function internal.fail_job(
  p_job_id uuid,
  p_lease_token uuid,
  p_error text
) returns boolean
language plpgsql volatile security definer
as $$
declare
  v_job private.jobs;
begin
  update private.jobs
  set
    lease_token = null,
    leased_until = null,
    last_error = left(p_error, 1000),
    due_at = coalesce(due_at, run_at),
    run_at = private.now() + make_interval(secs => private.retry_seconds(kind, attempts)),
    dead_at = case
      when attempts >= coalesce(
        max_attempts,
        (select kinds.max_attempts from private.job_kinds as kinds where kinds.kind = jobs.kind)
      )
        then private.now()
    end
  where id = p_job_id
    and lease_token = p_lease_token
    and finished_at is null
  returning * into v_job;
  if v_job.attempts >= 20 and not private.awaits_subject(v_job) then
    perform private.open_case(
      'stuck_job', v_job.id::text, null,
      jsonb_build_object('kind', v_job.kind, 'key', v_job.key)
    );
  end if;
  return v_job.id is not null;
end
$$;
