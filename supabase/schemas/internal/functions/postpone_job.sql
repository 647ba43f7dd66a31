-- Postpones a job whose subject another process holds, without counting the attempt. Returns false
-- if another worker has claimed the job.
create function internal.postpone_job(
  p_job_id uuid,
  p_lease_token uuid,
  p_seconds integer,
  p_why text
) returns boolean
language plpgsql volatile security definer
as $$
begin
  -- The other process's lease ends in real time, so this job waits in real time too.
  update private.jobs
  set
    lease_token = null,
    leased_until = clock_timestamp() + make_interval(secs => p_seconds),
    last_error = left(p_why, 1000),
    attempts = attempts - 1
  where id = p_job_id
    and lease_token = p_lease_token
    and finished_at is null;
  return found;
end
$$;
