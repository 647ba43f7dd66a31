create function private.due_job_kinds(
  p_now timestamptz,
  p_floor timestamptz default '-infinity'
) returns text[]
language plpgsql stable
as $$
begin
  return (
    select array_agg(kinds.kind)
    from unnest(private.job_kinds_of_all()) as kinds (kind)
    where p_now >= (
      select min(jobs.run_at)
      from private.jobs
      where jobs.kind = kinds.kind
        and jobs.run_at >= p_floor
        and jobs.finished_at is null
        and jobs.dead_at is null
    )
  );
end
$$;
