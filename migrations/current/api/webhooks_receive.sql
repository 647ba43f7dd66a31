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
begin
  insert into private.provider_events (provider, digest, body, reference)
  values (p_provider, p_digest, p_body, p_reference)
  on conflict on constraint provider_events__digest do nothing;
  select events.* into v_event from private.provider_events as events where events.digest = p_digest;
  -- The job makes sure that the event is acted on even if this process dies now.
  perform private.enqueue('webhooks_handle', v_event.id::text, jsonb_build_object('event_id', v_event.id),
    private.now() + interval '30 seconds');
  return jsonb_build_object('id', v_event.id, 'handled', v_event.handled_at is not null and v_event.outcome not in ('unknown', 'unconfirmed'));
end
$function$;
