create function private.audit_record(
  p_line private.audit_log,
  p_actor_username text
) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_line.id,
  'actor_id', p_line.actor_id,
  'actor_username', p_actor_username,
  'role', p_line.role,
  'kind', p_line.kind,
  'action', p_line.action,
  'target_type', p_line.target_type,
  'target_id', p_line.target_id,
  'reason', p_line.reason,
  'before', p_line.before,
  'after', p_line.after,
  'request_id', p_line.request_id,
  'at', internal.wire_time(p_line.at));
