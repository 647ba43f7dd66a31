-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.audit(p_staff private.staff_member, p_act jsonb, p_action text, p_target_type text, p_target_id text, p_before jsonb, p_after jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into private.audit_log (actor_id, role, action, target_type, target_id, reason, before, after, request_id)
  values (p_staff.id, p_staff.role, p_action, p_target_type, p_target_id,
    p_act ->> 'reason', p_before, p_after, p_act ->> 'request_id');
end
$function$;
