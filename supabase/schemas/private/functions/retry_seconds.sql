create function private.retry_seconds(p_kind text, p_attempts integer) returns double precision
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_kind private.job_kinds;
begin
  select kinds.* into v_kind from private.job_kinds as kinds where kinds.kind = p_kind;
  return least(coalesce(v_kind.longest_retry_seconds, 3600),
      coalesce(v_kind.first_retry_seconds, 10) * 2 ^ least(p_attempts - 1, 20))
    * (0.8 + 0.4 * pg_catalog.random());
end
$$;
comment on function private.retry_seconds(text, integer) is
  'How long a job waits after its n-th failure: doubling, and spread by a fifth so that a herd does not come back at once.';
