create function api.admin_ktp_reject(
  p_submission_id uuid,
  p_reason text,
  p_audit jsonb
) returns jsonb
language sql volatile security definer
set search_path = pg_catalog, pg_temp
return private.decide_ktp(p_submission_id, 'rejected', p_reason, p_audit, private.staff_caller('ops_admin'));
comment on function api.admin_ktp_reject(uuid, text, jsonb) is 'The photos do not prove it; their owner is told why and may send others.';
