-- POST /ktp/submit: reserve a place for the photos, store them outside, hand them in.
create function internal.begin_ktp_submission(
  p_photo_extension text,
  p_selfie_extension text
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_id uuid := gen_random_uuid();
  v_submission private.ktp_submissions;
begin
  perform private.enforce_rate_limit('ktp_submit', v_me::text);
  perform private.require_no_open_ktp(v_me);
  insert into private.ktp_submissions (id, user_id, photo_path, selfie_path)
  values (v_id, v_me, v_me || '/' || v_id || '/photo.' || p_photo_extension, v_me || '/' || v_id || '/selfie.' || p_selfie_extension)
  returning * into v_submission;
  -- Should this process die before both are handed in, this job clears them away.
  perform private.enqueue_job('ktp_erase', v_id || ':upload', jsonb_build_object('submission_id', v_id),
    private.now() + make_interval(mins => private.setting('ktp_upload_minutes')::integer));
  return jsonb_build_object('id', v_id, 'photo_path', v_submission.photo_path, 'selfie_path', v_submission.selfie_path);
end
$$;
comment on function internal.begin_ktp_submission(text, text) is 'Where the caller''s photos go, if they may hand any in.';
grant execute on function internal.begin_ktp_submission(text, text) to authenticated;
