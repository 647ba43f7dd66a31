create function api.admin_jobs_redrive(p_job_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
begin
  return private.redrive_result(
    p_job_id,
    exists (select from private.jobs where jobs.id = p_job_id),
    private.redrive(v_staff, p_audit, 'job', array[p_job_id])
  );
end
$$;
