-- Marks jobs [{job_id, lease_token}] as done, unless another worker has claimed them since. Returns
-- their ids.
create function internal.finish_jobs(p_jobs jsonb) returns jsonb
language plpgsql volatile security definer
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  v_ids constant uuid[] := array(
    select done.job_id from jsonb_to_recordset(p_jobs) as done (job_id uuid));
  v_finished jsonb;
begin
  with finished as (
    update private.jobs
    set
      finished_at = coalesce(jobs.finished_at, private.now()),
      lease_token = null,
      leased_until = null,
      last_error = null
    from jsonb_to_recordset(p_jobs) as done (job_id uuid, lease_token uuid)
    where jobs.id = any (v_ids)
      and jobs.id = done.job_id
      and jobs.lease_token = done.lease_token
    returning jobs.id
  )
  select coalesce(jsonb_agg(finished.id), '[]')
  into v_finished
  from finished;
  return v_finished;
end
$$;
