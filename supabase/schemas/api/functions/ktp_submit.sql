create function api.ktp_submit(p_submission_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid;
  v_submission private.ktp_submissions;
begin
  -- Held until commit: whoever leaves at this moment finds what is handed in, or has left before.
  perform from public.profiles where profiles.id = private.caller_id() for key share;
  v_me := (private.caller()).id;
  perform private.require_no_open_ktp(v_me);
  update private.ktp_submissions set status = 'pending', submitted_at = private.now()
  where id = p_submission_id and user_id = v_me and status = 'uploading'
  returning * into v_submission;
  if v_submission.id is null then
    perform private.raise_error('CONFLICT', 'The upload took too long; send the photos again.');
  end if;
  return private.ktp_record(v_submission);
end
$$;
comment on function api.ktp_submit(uuid) is 'Both photos are stored: staff may look at them.';
