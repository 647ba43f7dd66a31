-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.audit(p_staff private.staff_member, p_act jsonb, p_target_type text, p_target_id text, p_before jsonb, p_after jsonb, p_body_reason text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_body_reason constant text := btrim(p_body_reason, E' \t\r\n');
begin
  insert into private.audit_log (actor_id, role, action, target_type, target_id, reason, before, after, request_id)
  values (p_staff.id, p_staff.role, p_act ->> 'operation', p_target_type, p_target_id,
    coalesce(p_act ->> 'reason', case when char_length(v_body_reason) >= 3 then left(v_body_reason, 500) end),
    p_before, p_after, p_act ->> 'request_id');
end
$function$;
