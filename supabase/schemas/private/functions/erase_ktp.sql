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
  -- Files of a running upload are erased by the job of that upload, which runs after it.
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
