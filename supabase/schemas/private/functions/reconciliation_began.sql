create function private.reconciliation_began() returns timestamptz
language plpgsql stable
as $$
begin
  return (
    select min(jobs.created_at) from private.jobs where jobs.kind = 'reconcile'
  );
end
$$;
