-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.ktp_status()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_me uuid := (private.caller()).id;
  v_submission private.ktp_submissions;
begin
  select submissions.* into v_submission from private.ktp_submissions as submissions
  where submissions.user_id = v_me and submissions.status in ('pending', 'approved', 'rejected')
  order by submissions.submitted_at desc, submissions.id desc limit 1;
  if v_submission.id is null then
    return '{"id": null, "status": "none", "rejection_reason": null, "submitted_at": null, "decided_at": null}'::jsonb;
  end if;
  return private.ktp_record(v_submission);
end
$function$;
