create function private.is_first_in_fifo(p_job private.jobs) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select not exists (
    select from private.jobs as earlier
    where earlier.kind = p_job.kind and earlier.fifo_key = p_job.fifo_key and earlier.position < p_job.position
      and earlier.finished_at is null and earlier.dead_at is null)
$$;
comment on function private.is_first_in_fifo(private.jobs) is
  'For a job that has a fifo_key: whether nothing in it comes before. What was given up stands in nobody''s way.';
