create function private.is_next_of_aggregate(p_event private.outbox) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select p_event.aggregate_version = 1 or exists (
    select from private.outbox as before
    where before.aggregate_type = p_event.aggregate_type and before.aggregate_id = p_event.aggregate_id
      and before.aggregate_version = p_event.aggregate_version - 1 and before.delivered_at is not null)
$$;
comment on function private.is_next_of_aggregate(private.outbox) is
  'Whether the portal has everything that comes before it: versions have no gap, so the one before tells.';
