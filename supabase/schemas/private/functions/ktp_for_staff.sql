create function private.ktp_for_staff(
  p_submission_id uuid,
  p_staff private.staff_member
) returns private.ktp_submissions
language plpgsql volatile
as $$
declare
  v_submission private.ktp_submissions;
begin
  select submissions.* into v_submission
  from private.ktp_submissions as submissions
  where submissions.id = p_submission_id
    and submissions.status in ('pending', 'approved', 'rejected')
  for update;
  if v_submission.id is null then
    perform private.raise_error('submission_not_found');
  end if;
  perform private.forbid_self_decision(p_staff, v_submission.user_id);
  return v_submission;
end
$$;
