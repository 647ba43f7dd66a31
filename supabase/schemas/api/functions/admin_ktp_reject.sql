create function api.admin_ktp_reject(
  p_submission_id uuid,
  p_reason text,
  p_audit jsonb
) returns jsonb
language sql volatile security definer
return private.decide_ktp(
  p_submission_id, 'rejected', p_reason, p_audit, private.staff_caller('ops_admin'));
