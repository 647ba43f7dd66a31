-- Adds an event for the finance portal. p_version numbers the aggregate's events without gaps.
create function private.publish_event(
  p_type text,
  p_aggregate_type text,
  p_aggregate_id uuid,
  p_version integer,
  p_data jsonb
) returns void
language plpgsql volatile
as $$
declare
  v_now constant timestamptz := private.now();
begin
  insert into private.outbox (
    type, aggregate_type, aggregate_id, aggregate_version, data, occurred_at, due_at)
  values (p_type, p_aggregate_type, p_aggregate_id, p_version, p_data, v_now, v_now);
end
$$;
