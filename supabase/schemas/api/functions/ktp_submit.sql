create function api.ktp_submit(p_submission_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller_id constant uuid := (private.locked_caller()).id;
  v_submission private.ktp_submissions;
begin
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
