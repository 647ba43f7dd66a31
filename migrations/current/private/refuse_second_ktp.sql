-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.refuse_second_ktp(p_user_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  v_status private.ktp_status := (select submissions.status from private.ktp_submissions as submissions
    where submissions.user_id = p_user_id and submissions.status in ('pending', 'approved'));
begin
  if v_status = 'approved' then
    perform private.refuse('CONFLICT', 'Your identity is verified already.');
  elsif v_status = 'pending' then
    perform private.refuse('CONFLICT', 'Your documents are being looked at; you will hear from us.');
  end if;
end
$function$;
