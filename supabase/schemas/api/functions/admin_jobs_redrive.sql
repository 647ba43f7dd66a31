create function api.admin_jobs_redrive(p_job_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
begin
  if not exists (select from private.jobs where jobs.id = p_job_id) then
    perform private.raise_error('NOT_FOUND', 'There is no such job.');
  elsif private.redrive_jobs(v_staff, p_audit, array[p_job_id]) = 0 then
    perform private.raise_error('CONFLICT', 'This job is no dead letter: it is done, or will be by itself.');
  end if;
  return jsonb_build_object('id', p_job_id, 'redriven', true);
end
$$;
comment on function api.admin_jobs_redrive(uuid, jsonb) is 'Lets a job that was given up start anew. p_audit {operation, reason?, request_id}.';
