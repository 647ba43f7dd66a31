create function internal.claim_jobs(p_limit integer, p_lease_seconds integer) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := private.now();
  v_kinds text[];
  v_share integer;
  v_claimed jsonb;
begin
  -- Which kinds have work, found by hopping through the index from one to the next.
  with recursive hops as (
    (select min(jobs.kind) as kind from private.jobs where jobs.finished_at is null and jobs.dead_at is null)
    union all
    select (select min(jobs.kind) from private.jobs
            where jobs.finished_at is null and jobs.dead_at is null and jobs.kind > hops.kind)
    from hops where hops.kind is not null
  )
  select array_agg(hops.kind) into v_kinds from hops
  where (select min(jobs.run_at) from private.jobs
    where jobs.kind = hops.kind and jobs.finished_at is null and jobs.dead_at is null) <= v_now;
  -- Each gets the same share of the claim, so that ten thousand mails do not hold up one deadline.
  v_share := ceil(p_limit::numeric / greatest(cardinality(v_kinds), 1));

  with due as (
    select share.id from unnest(v_kinds) as kinds (kind), lateral (
      select jobs.id from private.jobs
      where jobs.kind = kinds.kind and jobs.finished_at is null and jobs.dead_at is null and jobs.run_at <= v_now
        and (jobs.leased_until is null or jobs.leased_until < clock_timestamp())
        and (jobs.fifo_key is null or private.is_first_in_fifo(jobs))
      order by jobs.run_at, jobs.position limit v_share
      for update skip locked) as share
  ), claimed as (
    update private.jobs
    set lease_token = gen_random_uuid(), leased_until = clock_timestamp() + make_interval(secs => p_lease_seconds),
        attempts = jobs.attempts + 1
    from due where jobs.id = due.id
    returning jobs.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', claimed.id, 'kind', claimed.kind, 'key', claimed.key,
    'payload', claimed.payload, 'attempts', claimed.attempts, 'lease_token', claimed.lease_token)
    order by claimed.run_at, claimed.position), '[]')
  into v_claimed from claimed;
  return v_claimed;
end
$$;
comment on function internal.claim_jobs(integer, integer) is
  'Leases about p_limit due jobs (at least one of each kind) to one worker in one statement; overlapping workers skip each other''s.';
