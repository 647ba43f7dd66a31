-- The bucket paths of the photos to erase now, or null. An unfinished upload becomes abandoned.
create function internal.ktp_files_to_erase(p_submission_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_submission private.ktp_submissions;
begin
  update private.ktp_submissions
  set status = 'abandoned',
      erase_at = private.now()
  where id = p_submission_id
    and status = 'uploading';
  select submissions.*
  into v_submission
  from private.ktp_submissions as submissions
  where submissions.id = p_submission_id
    and submissions.erase_at <= private.now()
    and submissions.erased_at is null;
  if not found then
    return null;
  end if;
  return jsonb_build_array(v_submission.photo_path, v_submission.selfie_path);
end
$$;
