create table private.job_kinds (
  kind text primary key,
  first_retry_seconds integer not null default 10 check (first_retry_seconds > 0),
  longest_retry_seconds integer not null default 3600 check (longest_retry_seconds >= first_retry_seconds),
  max_attempts integer check (max_attempts > 0),
  is_fifo boolean not null default false
);
comment on table private.job_kinds is 'How work of a kind is retried. A kind without a row goes by the defaults of these columns.';
comment on column private.job_kinds.first_retry_seconds is 'Wait after the first failure; it doubles up to longest_retry_seconds, give or take a fifth.';
comment on column private.job_kinds.max_attempts is 'Null for work that must never be given up: it keeps coming back, and staff are told after twenty tries.';
comment on column private.job_kinds.is_fifo is 'Whether jobs whose keys share the part before the first colon are done one after the other.';
alter table private.job_kinds enable row level security;
create policy select_verbs on private.job_kinds for select to preloved_verbs using (true);
grant select on private.job_kinds to preloved_verbs;

insert into private.job_kinds (kind, first_retry_seconds, longest_retry_seconds) values
  -- A person waits for these: better asked often than late.
  ('orders_deadline', 15, 900),
  ('orders_create_settle', 15, 900),
  ('webhooks_handle', 10, 3600),
  ('shipping_book', 30, 3600),
  ('shipping_cancel', 60, 3600);

create table private.jobs (
  id uuid primary key default gen_random_uuid(),
  position bigint not null generated always as identity,
  kind text not null,
  key text not null,
  lane text,
  payload jsonb not null default '{}',
  run_at timestamptz not null default private.now(),
  attempts integer not null default 0,
  max_attempts integer,
  lease_token uuid,
  leased_until timestamptz,
  finished_at timestamptz,
  dead_at timestamptz,
  last_error text,
  created_at timestamptz not null default private.now(),
  constraint jobs__once unique (kind, key)
);
comment on table private.jobs is 'Work that must happen although a process may die: one row per (kind, key), so that asking twice is asking once.';
comment on column private.jobs.lane is 'Jobs of a kind in one lane are done one after the other, in the order of position; null for those that may overtake.';
comment on column private.jobs.max_attempts is 'Overrides what private.job_kinds says of its kind.';
comment on column private.jobs.run_at is 'Marketplace time at which it falls due.';
comment on column private.jobs.leased_until is 'Real time until which one worker owns it; a worker that lives keeps extending it.';
-- Finished rows are in none of these: history costs the work at hand nothing.
create index jobs_due on private.jobs (kind, run_at, position) where finished_at is null and dead_at is null;
create index jobs_lane on private.jobs (kind, lane, position)
  where finished_at is null and dead_at is null and lane is not null;
create index jobs_dead on private.jobs (dead_at) where dead_at is not null;
alter table private.jobs enable row level security;
create policy all_verbs on private.jobs for all to preloved_verbs using (true) with check (true);
grant select, insert, update on private.jobs to preloved_verbs;

create function private.enqueue(p_kind text, p_key text, p_payload jsonb default '{}', p_run_at timestamptz default null)
returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.jobs (kind, key, lane, payload, run_at)
  values (p_kind, p_key,
    (select pg_catalog.split_part(p_key, ':', 1) from private.job_kinds where kind = p_kind and is_fifo),
    p_payload, coalesce(p_run_at, private.now()))
  on conflict on constraint jobs__once do nothing;
end
$$;
comment on function private.enqueue(text, text, jsonb, timestamptz) is 'Leaves work behind in the same transaction as its reason.';
grant execute on function private.enqueue(text, text, jsonb, timestamptz) to preloved_verbs;

create function private.enqueue_anew(p_kind text, p_key text, p_payload jsonb, p_run_at timestamptz default null) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.enqueue(p_kind, p_key, p_payload, p_run_at);
  update private.jobs
  set finished_at = null, dead_at = null, attempts = 0, run_at = coalesce(p_run_at, private.now()), lease_token = null, leased_until = null
  where jobs.kind = p_kind and jobs.key = p_key;
end
$$;
comment on function private.enqueue_anew(text, text, jsonb, timestamptz) is 'The same for work that may have been done or given up before: it starts from the beginning.';
grant execute on function private.enqueue_anew(text, text, jsonb, timestamptz) to preloved_verbs;

create function private.is_first_in_lane(p_job private.jobs) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return not exists (
    select from private.jobs as earlier
    where earlier.kind = p_job.kind and earlier.lane = p_job.lane and earlier.position < p_job.position
      and earlier.finished_at is null and earlier.dead_at is null);
end
$$;
comment on function private.is_first_in_lane(private.jobs) is
  'For a job that has a lane: whether nothing in it comes before. What was given up stands in nobody''s way.';
grant execute on function private.is_first_in_lane(private.jobs) to preloved_verbs;

create function api.jobs_claim(p_limit integer, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = ''
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
        and (jobs.lane is null or private.is_first_in_lane(jobs))
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
comment on function api.jobs_claim(integer, integer) is
  'Leases about p_limit due jobs (at least one of each kind) to one worker in one statement; overlapping workers skip each other''s.';
alter function api.jobs_claim(integer, integer) owner to preloved_verbs;
grant execute on function api.jobs_claim(integer, integer) to service_role;

create function api.jobs_extend(p_job_id uuid, p_lease_token uuid, p_lease_seconds integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.jobs set leased_until = clock_timestamp() + make_interval(secs => p_lease_seconds)
  where id = p_job_id and lease_token = p_lease_token and finished_at is null;
  return found;
end
$$;
comment on function api.jobs_extend(uuid, uuid, integer) is
  'The heartbeat of a worker that still lives; false when the job has gone to another.';
alter function api.jobs_extend(uuid, uuid, integer) owner to preloved_verbs;
grant execute on function api.jobs_extend(uuid, uuid, integer) to service_role;

create function api.jobs_finish(p_job_id uuid, p_lease_token uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.jobs
  set finished_at = coalesce(finished_at, private.now()), lease_token = null, leased_until = null, last_error = null
  where id = p_job_id and lease_token = p_lease_token;
  return found;
end
$$;
comment on function api.jobs_finish(uuid, uuid) is 'Ends a job, if it is still ours; else answers false.';
alter function api.jobs_finish(uuid, uuid) owner to preloved_verbs;
grant execute on function api.jobs_finish(uuid, uuid) to service_role;

create function private.retry_seconds(p_kind text, p_attempts integer) returns double precision
language plpgsql set search_path = ''
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
grant execute on function private.retry_seconds(text, integer) to preloved_verbs;

create function api.jobs_fail(p_job_id uuid, p_lease_token uuid, p_error text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_job private.jobs;
begin
  update private.jobs
  set lease_token = null, leased_until = null, last_error = left(p_error, 1000),
      run_at = private.now() + make_interval(secs => private.retry_seconds(kind, attempts)),
      dead_at = case when attempts >= coalesce(max_attempts,
        (select kinds.max_attempts from private.job_kinds as kinds where kinds.kind = jobs.kind)) then private.now() end
  where id = p_job_id and lease_token = p_lease_token and finished_at is null
  returning * into v_job;
  if v_job.attempts >= 20 then
    perform private.open_case('stuck_job', v_job.id::text, null,
      jsonb_build_object('kind', v_job.kind, 'key', v_job.key, 'error', v_job.last_error));
  end if;
  return v_job.id is not null;
end
$$;
comment on function api.jobs_fail(uuid, uuid, text) is
  'Puts a job back with its reason, if it is still ours; after twenty tries staff get a case, after its last one (if its kind has any) it is a dead letter.';
alter function api.jobs_fail(uuid, uuid, text) owner to preloved_verbs;
grant execute on function api.jobs_fail(uuid, uuid, text) to service_role;
