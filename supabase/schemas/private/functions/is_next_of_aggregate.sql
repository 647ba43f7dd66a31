create function private.is_next_of_aggregate(p_event private.outbox) returns boolean
language plpgsql stable
as $$
begin
  return coalesce(
    (
      select earlier.delivered_at is not null
      from private.outbox as earlier
      where earlier.aggregate_type = p_event.aggregate_type
        and earlier.aggregate_id = p_event.aggregate_id
        and earlier.aggregate_version < p_event.aggregate_version
      order by earlier.aggregate_version desc
      limit 1
    ),
    true
  );
end
$$;
