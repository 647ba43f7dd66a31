create function internal.finish_job(p_job_id uuid, p_lease_token uuid) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.jobs
  set
    finished_at = coalesce(finished_at, private.now()),
    lease_token = null,
    leased_until = null,
    last_error = null
  where id = p_job_id
    and lease_token = p_lease_token;
  return found;
end
$$;
comment on function internal.finish_job(uuid, uuid) is
  'Marks a job as done. Returns false if another worker has claimed it.';
