create function api.ktp_status() returns jsonb
language plpgsql stable security definer
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_submission private.ktp_submissions;
begin
  select submissions.* into v_submission
  from private.ktp_submissions as submissions
  where submissions.user_id = v_caller_id
    and submissions.status in ('pending', 'approved', 'rejected')
  order by submissions.submitted_at desc, submissions.id desc
  limit 1;
  if v_submission.id is null then
    return jsonb_build_object(
      'id', null,
      'status', 'none',
      'rejection_reason', null,
      'submitted_at', null,
      'decided_at', null);
  end if;
  return private.ktp_record(v_submission);
end
$$;
