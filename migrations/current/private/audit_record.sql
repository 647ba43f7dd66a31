-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.audit_record(p_line private.audit_log, p_username text)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object('id', p_line.id, 'actor_id', p_line.actor_id, 'actor_username', p_username, 'role', p_line.role,
    'action', p_line.action, 'target_type', p_line.target_type, 'target_id', p_line.target_id, 'reason', p_line.reason,
    'before', p_line.before, 'after', p_line.after, 'request_id', p_line.request_id, 'at', api.wire_time(p_line.at));
end
$function$;
