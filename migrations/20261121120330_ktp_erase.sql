create function api.ktp_erase_files(p_submission_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_submission private.ktp_submissions;
begin
  update private.ktp_submissions set status = 'abandoned' where id = p_submission_id and status = 'uploading';
  select submissions.* into v_submission from private.ktp_submissions as submissions where submissions.id = p_submission_id;
  if v_submission.id is null or v_submission.status = 'pending' or v_submission.erased_at is not null
     -- The upload's own job finds a decision that still has its time.
     or v_submission.decided_at > private.now() - make_interval(days => private.setting('ktp_retention_days')::integer)
        and not exists (select from public.profiles where profiles.id = v_submission.user_id and profiles.deleted_at is not null) then
    return null;
  end if;
  return jsonb_build_array(v_submission.photo_path, v_submission.selfie_path);
end
$$;
comment on function api.ktp_erase_files(uuid) is 'Which photos of this submission must go now; null when none. An upload that was cut short can no longer be handed in.';
alter function api.ktp_erase_files(uuid) owner to preloved_verbs;
grant execute on function api.ktp_erase_files(uuid) to service_role;

create function api.ktp_erase(p_submission_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.ktp_submissions set erased_at = private.now() where id = p_submission_id and erased_at is null;
end
$$;
comment on function api.ktp_erase(uuid) is 'The photos are gone from the bucket.';
alter function api.ktp_erase(uuid) owner to preloved_verbs;
grant execute on function api.ktp_erase(uuid) to service_role;

create function private.forget_ktp(p_user_id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  update private.ktp_submissions set status = 'abandoned' where user_id = p_user_id and status = 'pending';
  -- One that is still being uploaded belongs to its own job, which comes after the last byte.
  perform private.enqueue('ktp_erase', submissions.id || ':left', jsonb_build_object('submission_id', submissions.id))
  from private.ktp_submissions as submissions
  where submissions.user_id = p_user_id and submissions.status <> 'uploading' and submissions.erased_at is null;
end
$$;
comment on function private.forget_ktp(uuid) is 'Whoever leaves takes the photos of their identity card along, whatever was decided.';
grant execute on function private.forget_ktp(uuid) to preloved_verbs;
