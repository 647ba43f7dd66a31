create function private.is_first_in_fifo(p_job private.jobs) returns boolean
language plpgsql stable
as $$
begin
  return not exists (
    select from private.jobs as earlier
    where earlier.kind = p_job.kind
      and earlier.fifo_key = p_job.fifo_key
      and earlier.position < p_job.position
      and earlier.finished_at is null
      and earlier.dead_at is null
  );
end
$$;
