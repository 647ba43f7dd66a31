-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.webhooks_receive(p_provider text, p_digest text, p_body jsonb, p_reference text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_event private.provider_events;
  v_is_news boolean;
begin
  insert into private.provider_events (provider, digest, body, reference)
  values (p_provider, p_digest, p_body, p_reference)
  on conflict on constraint provider_events__digest do nothing;
  select events.* into v_event from private.provider_events as events where events.digest = p_digest;
  -- A price that went up and came back reads like the first one. Whoever tells of it makes us ask, and what has not
  -- changed changes nothing; only e-mail tells by itself, and names each telling.
  v_is_news := v_event.outcome in ('unknown', 'unconfirmed')
    or (p_provider <> 'resend' and v_event.handled_at < private.now() - interval '1 minute');
  -- The job makes sure that the event is acted on even if this process dies now.
  insert into private.jobs as jobs (kind, key, payload, run_at)
  values ('webhooks_handle', v_event.id::text, jsonb_build_object('event_id', v_event.id), private.now() + interval '30 seconds')
  on conflict on constraint jobs__once do update
  set finished_at = null, dead_at = null, attempts = 0, run_at = excluded.run_at where v_is_news and jobs.finished_at is not null;
  return jsonb_build_object('id', v_event.id, 'handled', v_event.handled_at is not null and not v_is_news);
end
$function$;
