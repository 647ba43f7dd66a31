-- The bucket paths of the photos to erase now, or null. An unfinished upload becomes abandoned.
create function internal.ktp_files_to_erase(p_submission_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_retention constant interval :=
    make_interval(days => private.setting('ktp_retention_days')::integer);
  v_submission private.ktp_submissions;
begin
  update private.ktp_submissions
  set status = 'abandoned'
  where id = p_submission_id
    and status = 'uploading';
  select submissions.* into v_submission
  from private.ktp_submissions as submissions
  where submissions.id = p_submission_id;
  if v_submission.id is null
    or v_submission.status = 'pending'
    or v_submission.erased_at is not null
  then
    return null;
  end if;
  -- The job of the upload may run while a decided submission is still within its retention.
  if v_submission.decided_at > private.now() - v_retention
    and not exists (
      select from public.profiles
      where profiles.id = v_submission.user_id
        and profiles.deleted_at is not null)
  then
    return null;
  end if;
  return jsonb_build_array(v_submission.photo_path, v_submission.selfie_path);
end
$$;
