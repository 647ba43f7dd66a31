-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.ktp_for_staff(p_submission_id uuid, p_staff private.staff_member)
 RETURNS private.ktp_submissions
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_submission private.ktp_submissions;
begin
  select submissions.* into v_submission from private.ktp_submissions as submissions
  where submissions.id = p_submission_id and submissions.status in ('pending', 'approved', 'rejected') for update;
  if v_submission.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such submission.');
  end if;
  perform private.refuse_own_affair(p_staff, v_submission.user_id);
  return v_submission;
end
$function$;
