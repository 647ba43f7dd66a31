create function private.reconciled_until() returns timestamptz
language plpgsql stable
as $$
begin
  return (
    select min(statements.until_at)
    from (
      select
        coalesce(
          max(runs.to_at) filter (where runs.finished_at is not null),
          min(runs.from_at)
        ) as until_at
      from private.reconciliation_runs as runs
      group by runs.statement
      -- The runs of a night begin together. A provider that is not configured any more has no run.
      having max(runs.created_at) > (
        select max(newest.created_at) - interval '12 hours'
        from private.reconciliation_runs as newest
      )
        -- An interrupted run can continue for a day: internal.begin_reconciliation.
        or bool_or(runs.finished_at is null and runs.created_at > private.now() - interval '1 day')
    ) as statements
  );
end
$$;
