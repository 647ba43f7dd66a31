-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.forget_ktp(p_user_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update private.ktp_submissions set status = 'abandoned' where user_id = p_user_id and status = 'pending';
  -- One that is still being uploaded belongs to its own job, which comes after the last byte.
  perform private.enqueue('ktp_erase', submissions.id || ':left', jsonb_build_object('submission_id', submissions.id))
  from private.ktp_submissions as submissions
  where submissions.user_id = p_user_id and submissions.status <> 'uploading' and submissions.erased_at is null;
end
$function$;
