-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.ktp_erase_files(p_submission_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
