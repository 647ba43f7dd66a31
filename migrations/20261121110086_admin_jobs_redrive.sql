create function api.admin_jobs_redrive(p_job_id uuid, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_job private.jobs;
begin
  select jobs.* into v_job from private.jobs where jobs.id = p_job_id for update;
  if v_job.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such job.');
  elsif v_job.dead_at is null then
    perform private.refuse('CONFLICT', 'This job is no dead letter: it is done, or will be by itself.');
  end if;
  update private.jobs
  set dead_at = null, attempts = 0, run_at = private.now(), lease_token = null, leased_until = null
  where id = p_job_id;
  perform private.audit(v_staff, p_act, 'admin_jobs_redrive', 'job', p_job_id::text,
    jsonb_build_object('kind', v_job.kind, 'dead_at', api.wire_time(v_job.dead_at), 'attempts', v_job.attempts, 'error', v_job.last_error),
    jsonb_build_object('attempts', 0));
  return jsonb_build_object('id', p_job_id, 'redriven', true);
end
$$;
comment on function api.admin_jobs_redrive(uuid, jsonb) is 'Lets a job that was given up start anew. p_act {reason?, request_id}.';
alter function api.admin_jobs_redrive(uuid, jsonb) owner to preloved_verbs;
grant execute on function api.admin_jobs_redrive(uuid, jsonb) to authenticated;
