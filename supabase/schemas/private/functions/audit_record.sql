create function private.audit_record(
  p_line private.audit_log,
  p_actor_username text
) returns jsonb
language sql stable
return to_jsonb(p_line) || jsonb_build_object(
  'actor_username', p_actor_username,
  'at', internal.wire_time(p_line.at));
