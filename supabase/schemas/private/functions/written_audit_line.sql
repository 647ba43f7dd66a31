create function private.written_audit_line(
  p_staff private.staff_member,
  p_audit jsonb
) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'target_type', lines.target_type,
      'target_id', lines.target_id,
      'before', lines.before,
      'after', lines.after)
    from private.audit_log as lines
    where lines.request_id = p_audit ->> 'request_id'
      and lines.action = p_audit ->> 'operation'
      and lines.actor_id = p_staff.id
      and lines.target_type <> 'approval'
    order by lines.id desc
    limit 1
  );
end
$$;
