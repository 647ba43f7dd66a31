create function api.admin_jobs_redrive(p_job_id uuid, p_audit jsonb) returns jsonb
language sql volatile security definer
return private.redrive_one('job', p_job_id, p_audit);
