-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.ktp_submit(p_submission_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_me uuid;
  v_submission private.ktp_submissions;
begin
  -- Held until commit: whoever leaves at this moment finds what is handed in, or has left before.
  perform from public.profiles where profiles.id = private.caller_id() for key share;
  v_me := (private.caller()).id;
  perform private.refuse_second_ktp(v_me);
  update private.ktp_submissions set status = 'pending', submitted_at = private.now()
  where id = p_submission_id and user_id = v_me and status = 'uploading'
  returning * into v_submission;
  if v_submission.id is null then
    perform private.refuse('CONFLICT', 'The upload took too long; send the photos again.');
  end if;
  return private.ktp_record(v_submission);
end
$function$;
