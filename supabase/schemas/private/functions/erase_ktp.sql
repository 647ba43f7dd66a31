create function private.erase_ktp(p_user_id uuid) returns void
language plpgsql volatile
as $$
begin
  update private.ktp_submissions
  set status = case when status = 'pending' then 'abandoned' else status end,
      erase_at = private.now()
  where user_id = p_user_id
    and status <> 'uploading'
    and erased_at is null;
  -- The job of a running upload erases its files: that job runs after the upload.
  perform private.enqueue_job(
    'ktp_erase',
    submissions.id || ':left',
    jsonb_build_object('submission_id', submissions.id))
  from private.ktp_submissions as submissions
  where submissions.user_id = p_user_id
    and submissions.status <> 'uploading'
    and submissions.erased_at is null;
end
$$;
