-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.webhooks_stored(p_event_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object('id', events.id, 'provider', events.provider, 'body', events.body, 'reference', events.reference)
    from private.provider_events as events where events.id = p_event_id);
end
$function$;
