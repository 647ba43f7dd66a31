-- Leases about p_limit due jobs to one worker, at least one of each due kind. Concurrent workers
-- skip each other's jobs. p_floor: only jobs due since then, so that a worker continues where its
-- last claim began and does not read finished jobs.
create function internal.claim_jobs(
  p_limit integer,
  p_lease_seconds integer,
  p_floor timestamptz default null
) returns jsonb
language plpgsql volatile security definer
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  v_now constant timestamptz := private.now();
  v_began constant timestamptz := clock_timestamp();
  v_floor constant timestamptz := coalesce(
    greatest(
      (select job_floor.run_at from private.job_floor where job_floor.until > v_began), p_floor),
    '-infinity');
  v_kinds constant text[] := private.due_job_kinds(v_now, v_floor);
  -- Each kind gets the same share, so that ten thousand e-mails do not delay a deadline.
  v_limit_per_kind constant integer :=
    ceil(p_limit::numeric / cardinality(v_kinds));
  v_claimed jsonb;
begin
  if v_floor = '-infinity' and clock_timestamp() > v_began + interval '5 milliseconds' then
    perform private.raise_job_floor(v_now, v_began);
  end if;
  if v_kinds is null then
    return '[]';
  end if;
  with claimed as (
    update private.jobs
    set
      lease_token = gen_random_uuid(),
      leased_until = clock_timestamp() + make_interval(secs => p_lease_seconds),
      attempts = jobs.attempts + 1
    where jobs.id = any (array(
      select due.id
      from unnest(v_kinds) as kinds (kind)
      cross join lateral (
        select jobs.id
        from private.jobs
        where jobs.kind = kinds.kind
          and jobs.finished_at is null
          and jobs.dead_at is null
          and jobs.run_at <= v_now
          and jobs.run_at >= v_floor
          and (jobs.leased_until is null or jobs.leased_until < clock_timestamp())
          and (jobs.fifo_key is null or private.is_first_in_fifo(jobs))
        order by jobs.run_at, jobs.position
        limit v_limit_per_kind
        for update skip locked
      ) as due
    ))
    returning jobs.*
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', claimed.id,
        'kind', claimed.kind,
        'payload', claimed.payload,
        'traceparent', claimed.traceparent,
        'attempts', claimed.attempts,
        'run_at', claimed.run_at,
        'lease_token', claimed.lease_token
      )
      order by claimed.run_at, claimed.position
    ),
    '[]'
  )
  into v_claimed
  from claimed;
  return v_claimed;
end
$$;
