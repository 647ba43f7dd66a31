create function private.due_job_kinds(
  p_now timestamptz,
  p_floor timestamptz default '-infinity'
) returns text[]
language plpgsql stable
set enable_seqscan = off
as $$
begin
  return (
    -- A loose scan of jobs__once: one entry per kind, however many jobs there are.
    with recursive kinds as (
      (select jobs.kind from private.jobs order by jobs.kind, jobs.key limit 1)
      union all
      select (
        select jobs.kind
        from private.jobs
        where jobs.kind > kinds.kind
        order by jobs.kind, jobs.key
        limit 1
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
        and jobs.run_at >= p_floor
        and jobs.finished_at is null
        and jobs.dead_at is null
    )
  );
end
$$;
