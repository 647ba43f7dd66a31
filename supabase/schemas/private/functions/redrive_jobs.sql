create function private.redrive_jobs(
  p_staff private.staff_member,
  p_audit jsonb,
  p_ids uuid[]
) returns integer
language plpgsql volatile
as $$
declare
  v_count integer;
begin
  with dead as (
    select jobs.*
    from private.jobs
    where jobs.id = any (p_ids)
      and jobs.dead_at is not null
    order by jobs.id
    for update
  ),
  redriven as (
    update private.jobs
    set
      dead_at = null,
      attempts = 0,
      run_at = private.now(),
      lease_token = null,
      leased_until = null
    from dead
    where jobs.id = dead.id
  )
  select count(*)
  into v_count
  from dead
  cross join lateral private.audit(
    p_staff, p_audit, 'job', dead.id::text,
    jsonb_build_object(
      'kind', dead.kind,
      'dead_at', internal.wire_time(dead.dead_at),
      'attempts', dead.attempts,
      'error', private.mask_emails(dead.last_error)
    ),
    jsonb_build_object('attempts', 0)
  );
  return v_count;
end
$$;
