create function private.is_next_of_aggregate(p_event private.outbox) returns boolean
language plpgsql stable
as $$
begin
  return (
    select p_event.aggregate_version = 1 or exists (
      select from private.outbox as previous
      where previous.aggregate_type = p_event.aggregate_type
        and previous.aggregate_id = p_event.aggregate_id
        and previous.aggregate_version = p_event.aggregate_version - 1
        and previous.delivered_at is not null)
  );
end
$$;
