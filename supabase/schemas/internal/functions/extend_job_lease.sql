-- Extends the lease of a running job. Returns false if another worker has claimed the job.
create function internal.extend_job_lease(
  p_job_id uuid,
  p_lease_token uuid,
  p_lease_seconds integer
) returns boolean
language plpgsql volatile security definer
as $$
begin
  update private.jobs
  set leased_until = clock_timestamp() + make_interval(secs => p_lease_seconds)
  where id = p_job_id
    and lease_token = p_lease_token
    and finished_at is null;
  return found;
end
$$;
