create function api.admin_ktp_approve(p_submission_id uuid, p_audit jsonb) returns jsonb
language sql volatile security definer
return private.decide_ktp(
  p_submission_id, 'approved', null, p_audit, private.staff_caller('ops_admin'));
