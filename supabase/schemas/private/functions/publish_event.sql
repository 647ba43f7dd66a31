create function private.publish_event(
  p_type text,
  p_aggregate_type text,
  p_aggregate_id uuid,
  p_version integer,
  p_data jsonb
) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  insert into private.outbox (type, aggregate_type, aggregate_id, aggregate_version, data)
  values (p_type, p_aggregate_type, p_aggregate_id, p_version, p_data)
$$;
comment on function private.publish_event(text, text, uuid, integer, jsonb) is
  'Leaves an event for the finance portal in the transaction of its cause; versions of an aggregate count from 1 without a gap.';
