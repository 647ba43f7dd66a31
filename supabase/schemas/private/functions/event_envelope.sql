create function private.event_envelope(p_event private.outbox) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_event.id,
  'seq', p_event.seq,
  'type', p_event.type,
  'schema_version', p_event.schema_version,
  'aggregate', jsonb_build_object(
    'type', p_event.aggregate_type,
    'id', p_event.aggregate_id,
    'version', p_event.aggregate_version
  ),
  'occurred_at', internal.wire_time(p_event.occurred_at),
  'data', p_event.data
);
