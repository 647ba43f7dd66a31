-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_ktp_approve(p_submission_id uuid, p_act jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.decide_ktp(p_submission_id, 'approved', null, p_act, private.staff_caller('ops_admin'));
end
$function$;
