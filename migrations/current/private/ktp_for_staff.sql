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
  elsif v_submission.user_id = p_staff.id then
    perform private.refuse('FORBIDDEN', 'These are your own documents: a colleague has to look at them.');
  end if;
  return v_submission;
end
$function$;
