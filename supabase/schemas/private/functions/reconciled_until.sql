create function private.reconciled_until() returns timestamptz
language plpgsql stable
as $$
begin
  return (
    select max(runs.to_at)
    from private.reconciliation_runs as runs
    where runs.finished_at is not null
  );
end
$$;
