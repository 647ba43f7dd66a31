create function api.admin_ktp_approve(p_submission_id uuid, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return private.decide_ktp(p_submission_id, 'approved', null, p_act, private.staff_caller('ops_admin'));
end
$$;
comment on function api.admin_ktp_approve(uuid, jsonb) is 'The person is who they say they are; final.';
alter function api.admin_ktp_approve(uuid, jsonb) owner to preloved_verbs;
grant execute on function api.admin_ktp_approve(uuid, jsonb) to authenticated;
