-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.webhooks_done(p_event_id uuid, p_outcome text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_event private.provider_events;
begin
  update private.provider_events set outcome = p_outcome, handled_at = private.now() where id = p_event_id
  returning * into v_event;
  if p_outcome in ('unknown', 'unconfirmed') then
    update private.jobs set max_attempts = 20 where kind = 'webhooks_handle' and key = p_event_id::text;
  else
    update private.jobs set finished_at = private.now(), dead_at = null where kind = 'webhooks_handle' and key = p_event_id::text;
  end if;
  if p_outcome = 'unconfirmed' or (p_outcome = 'unfamiliar' and v_event.provider = 'xendit_native') then
    perform private.open_case(p_outcome || '_payment', p_event_id::text, null,
      jsonb_build_object('provider', v_event.provider, 'reference', v_event.reference));
  end if;
end
$function$;
