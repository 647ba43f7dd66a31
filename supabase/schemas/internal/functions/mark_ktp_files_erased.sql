-- Records that the photos of an identity check are deleted from the bucket.
create function internal.mark_ktp_files_erased(p_submission_id uuid) returns void
language plpgsql volatile security definer
as $$
begin
  update private.ktp_submissions
  set erased_at = private.now()
  where id = p_submission_id
    and erased_at is null;
end
$$;
