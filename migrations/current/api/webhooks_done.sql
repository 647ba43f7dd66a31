-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.webhooks_done(p_event_id uuid, p_outcome text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.provider_events set outcome = p_outcome, handled_at = private.now() where id = p_event_id;
  if p_outcome <> 'unknown' then
    update private.jobs set finished_at = private.now() where kind = 'webhooks_handle' and key = p_event_id::text;
  else
    update private.jobs set max_attempts = 20 where kind = 'webhooks_handle' and key = p_event_id::text;
  end if;
end
$function$;
