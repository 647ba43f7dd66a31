-- The kinds of all jobs, also of finished ones.
create function private.job_kinds_of_all() returns text[]
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
    select coalesce(array_agg(kinds.kind) filter (where kinds.kind is not null), '{}')
    from kinds
  );
end
$$;
