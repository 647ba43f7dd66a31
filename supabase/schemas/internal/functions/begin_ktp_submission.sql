-- First step of POST /ktp/submit: reserves the bucket paths of the two photos. api.ktp_submit
-- follows after the upload.
create function internal.begin_ktp_submission(
  p_photo_extension text,
  p_selfie_extension text
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller_id uuid := (private.locked_caller()).id;
  v_id uuid := gen_random_uuid();
  v_folder constant text := v_caller_id || '/' || v_id;
  v_submission private.ktp_submissions;
begin
  perform private.require_no_open_ktp(v_caller_id);
  insert into private.ktp_submissions (id, user_id, photo_path, selfie_path)
  values (
    v_id,
    v_caller_id,
    v_folder || '/photo.' || p_photo_extension,
    v_folder || '/selfie.' || p_selfie_extension)
  returning * into v_submission;
  -- Erases the files of an upload that is never completed.
  perform private.enqueue_job(
    'ktp_erase',
    v_id || ':upload',
    jsonb_build_object('submission_id', v_id),
    private.now() + make_interval(mins => private.setting('ktp_upload_minutes')::integer));
  return jsonb_build_object(
    'id', v_id,
    'photo_path', v_submission.photo_path,
    'selfie_path', v_submission.selfie_path);
end
$$;
grant execute on function internal.begin_ktp_submission(text, text) to authenticated;
