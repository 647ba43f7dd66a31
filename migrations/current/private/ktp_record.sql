-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.ktp_record(p_submission private.ktp_submissions)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object('id', p_submission.id, 'status', p_submission.status,
    'rejection_reason', p_submission.rejection_reason, 'submitted_at', api.wire_time(p_submission.submitted_at),
    'decided_at', api.wire_time(p_submission.decided_at));
end
$function$;
