create function private.is_of_run(
  p_run private.reconciliation_runs,
  p_reference text
) returns boolean
language sql stable
return p_run.other_provider is null
  or internal.provider_of(p_reference) is distinct from p_run.other_provider;
