-- POST /ktp/submit: reserve a place for the photos, store them outside, hand them in.
create function api.ktp_submit_reserve(p_photo_extension text, p_selfie_extension text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_me uuid := (private.caller()).id;
  v_id uuid := gen_random_uuid();
  v_submission private.ktp_submissions;
begin
  perform private.limit_rate('ktp_submit', v_me::text);
  perform private.refuse_second_ktp(v_me);
  insert into private.ktp_submissions (id, user_id, photo_path, selfie_path)
  values (v_id, v_me, v_me || '/' || v_id || '/photo.' || p_photo_extension, v_me || '/' || v_id || '/selfie.' || p_selfie_extension)
  returning * into v_submission;
  -- Should this process die before both are handed in, this job clears them away.
  perform private.enqueue('ktp_erase', v_id || ':upload', jsonb_build_object('submission_id', v_id),
    private.now() + make_interval(mins => private.setting('ktp_upload_minutes')::integer));
  return jsonb_build_object('id', v_id, 'photo_path', v_submission.photo_path, 'selfie_path', v_submission.selfie_path);
end
$$;
comment on function api.ktp_submit_reserve(text, text) is 'Where the caller''s photos go, if they may hand any in.';
alter function api.ktp_submit_reserve(text, text) owner to preloved_verbs;
grant execute on function api.ktp_submit_reserve(text, text) to authenticated;
