create function private.retry_seconds(
  p_kind text,
  p_attempts integer
) returns double precision
language plpgsql volatile
as $$
begin
  return (
    -- The random factor keeps jobs that failed together from retrying together.
    select
      least(
        coalesce(kinds.longest_retry_seconds, 3600),
        coalesce(kinds.first_retry_seconds, 10) * 2 ^ least(p_attempts - 1, 20))
      * (0.8 + 0.4 * random())
    from (values (p_kind)) as job (kind)
    left join private.job_kinds as kinds on kinds.kind = job.kind
  );
end
$$;
