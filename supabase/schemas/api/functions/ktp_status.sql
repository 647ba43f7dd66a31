create function api.ktp_status() returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_submission private.ktp_submissions;
begin
  select submissions.* into v_submission from private.ktp_submissions as submissions
  where submissions.user_id = v_me and submissions.status in ('pending', 'approved', 'rejected')
  order by submissions.submitted_at desc, submissions.id desc limit 1;
  if v_submission.id is null then
    return '{"id": null, "status": "none", "rejection_reason": null, "submitted_at": null, "decided_at": null}'::jsonb;
  end if;
  return private.ktp_record(v_submission);
end
$$;
comment on function api.ktp_status() is 'Where the caller''s identity check stands: none, pending, approved or rejected.';
