create function api.admin_ktp_reject(p_submission_id uuid, p_reason text, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return private.decide_ktp(p_submission_id, 'rejected', p_reason, p_act, private.staff_caller('ops_admin'));
end
$$;
comment on function api.admin_ktp_reject(uuid, text, jsonb) is 'The photos do not prove it; their owner is told why and may send others.';
alter function api.admin_ktp_reject(uuid, text, jsonb) owner to preloved_verbs;
grant execute on function api.admin_ktp_reject(uuid, text, jsonb) to authenticated;
