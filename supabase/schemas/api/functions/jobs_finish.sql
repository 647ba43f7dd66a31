create function api.jobs_finish(p_job_id uuid, p_lease_token uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.jobs
  set finished_at = coalesce(finished_at, private.now()), lease_token = null, leased_until = null, last_error = null
  where id = p_job_id and lease_token = p_lease_token;
  return found;
end
$$;
comment on function api.jobs_finish(uuid, uuid) is 'Ends a job, if it is still ours; else answers false.';
alter function api.jobs_finish(uuid, uuid) owner to preloved_verbs;
grant execute on function api.jobs_finish(uuid, uuid) to service_role;
