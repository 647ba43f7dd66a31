create function private.due_job_kinds(p_now timestamptz) returns text[]
language plpgsql stable
as $$
begin
  return (
    -- A loose index scan: it reads one row per kind, however many jobs wait.
    with recursive kinds as (
      (
        select min(jobs.kind) as kind
        from private.jobs
        where jobs.finished_at is null
          and jobs.dead_at is null
      )
      union all
      select (
        select min(jobs.kind)
        from private.jobs
        where jobs.finished_at is null
          and jobs.dead_at is null
          and jobs.kind > kinds.kind
      )
      from kinds
      where kinds.kind is not null
    )
    select array_agg(kinds.kind)
    from kinds
    where p_now >= (
      select min(jobs.run_at)
      from private.jobs
      where jobs.kind = kinds.kind
        and jobs.finished_at is null
        and jobs.dead_at is null
    )
  );
end
$$;
