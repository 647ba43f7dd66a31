create function private.audit_read(
  p_staff private.staff_member,
  p_audit jsonb,
  p_target_type text,
  p_target_id text,
  p_what jsonb,
  variadic p_user_ids uuid[]
) returns void
language plpgsql volatile
as $$
begin
  insert into private.audit_log (
    actor_id, role, action, target_type, target_id, reason, after, request_id, kind)
  values (
    p_staff.id,
    p_staff.role,
    p_audit ->> 'operation',
    p_target_type,
    p_target_id,
    p_audit ->> 'reason',
    p_what || jsonb_build_object('user_ids', p_user_ids),
    p_audit ->> 'request_id',
    'read');
end
$$;
comment on function private.audit_read(
  private.staff_member, jsonb, text, text, jsonb, uuid[]) is
  'p_what says which personal data staff opened, never its values.';
