create function private.decide_ktp(
  p_submission_id uuid,
  p_status private.ktp_status,
  p_reason text,
  p_audit jsonb,
  p_staff private.staff_member
) returns jsonb
language plpgsql volatile
as $$
declare
  v_submission private.ktp_submissions;
begin
  -- The profile before the submission, the order in which DELETE /auth/me locks them.
  perform
  from public.profiles
  where profiles.id = (
    select submissions.user_id
    from private.ktp_submissions as submissions
    where submissions.id = p_submission_id)
  for no key update;
  v_submission := private.ktp_for_staff(p_submission_id, p_staff);
  if v_submission.status <> 'pending' then
    perform private.raise_error(
      'submission_decided', jsonb_build_object('status', v_submission.status));
  end if;

  update private.ktp_submissions
  set status = p_status,
      rejection_reason = p_reason,
      decided_at = private.now(),
      decided_by = p_staff.id,
      erase_at = private.now()
        + make_interval(days => private.setting('ktp_retention_days')::integer)
  where id = p_submission_id
  returning * into v_submission;
  perform private.enqueue_job(
    'ktp_erase',
    p_submission_id || ':decided',
    jsonb_build_object('submission_id', p_submission_id),
    v_submission.erase_at);
  perform private.notify(
    v_submission.user_id,
    'ktp:' || p_submission_id,
    'ktp.' || p_status,
    case when p_reason is null then '{}' else jsonb_build_object('reason', p_reason) end);
  perform private.audit(p_staff, p_audit, 'ktp', p_submission_id::text,
    jsonb_build_object('status', 'pending'),
    jsonb_build_object(
      'status', p_status,
      'user_id', v_submission.user_id,
      'rejection_reason', p_reason),
    p_reason);
  return private.ktp_record(v_submission)
    || jsonb_build_object('user_id', v_submission.user_id);
end
$$;
