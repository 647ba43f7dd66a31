create function api.ktp_submit(p_submission_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller_id uuid;
  v_submission private.ktp_submissions;
begin
  -- Locked until commit: a concurrent deletion of the account is either seen here, or waits and
  -- then erases this submission.
  perform from public.profiles where profiles.id = private.caller_id() for key share;
  v_caller_id := (private.caller()).id;
  perform private.require_no_open_ktp(v_caller_id);
  update private.ktp_submissions
  set status = 'pending',
      submitted_at = private.now()
  where id = p_submission_id
    and user_id = v_caller_id
    and status = 'uploading'
  returning * into v_submission;
  if v_submission.id is null then
    perform private.raise_error('upload_too_slow');
  end if;
  return private.ktp_record(v_submission);
end
$$;
