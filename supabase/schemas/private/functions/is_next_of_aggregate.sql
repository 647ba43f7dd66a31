create function private.is_next_of_aggregate(p_event private.outbox) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return p_event.aggregate_version = 1 or exists (
    select from private.outbox as before
    where before.aggregate_type = p_event.aggregate_type and before.aggregate_id = p_event.aggregate_id
      and before.aggregate_version = p_event.aggregate_version - 1 and before.delivered_at is not null);
end
$$;
comment on function private.is_next_of_aggregate(private.outbox) is
  'Whether the portal has everything that comes before it: versions have no gap, so the one before tells.';
grant execute on function private.is_next_of_aggregate(private.outbox) to preloved_verbs;
