-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.event_envelope(p_event private.outbox)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object('id', p_event.id, 'seq', p_event.seq, 'type', p_event.type,
    'schema_version', p_event.schema_version,
    'aggregate', jsonb_build_object('type', p_event.aggregate_type, 'id', p_event.aggregate_id, 'version', p_event.aggregate_version),
    'occurred_at', api.wire_time(p_event.occurred_at), 'data', p_event.data);
end
$function$;
