-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.mail_send_done(p_email_id uuid, p_status text, p_provider_id text DEFAULT NULL::text, p_problem text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- A callback may have come first and knows better.
  update private.emails
  set status = case status when 'pending' then p_status else status end,
      provider_id = coalesce(provider_id, p_provider_id), problem = coalesce(left(p_problem, 500), problem), updated_at = private.now()
  where id = p_email_id;
end
$function$;
