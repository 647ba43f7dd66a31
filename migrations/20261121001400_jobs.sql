create table private.jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  key text not null,
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
comment on column private.jobs.max_attempts is 'Null for work that must never be given up: it comes back at least every hour, and staff are told after twenty tries.';
comment on column private.jobs.run_at is 'Marketplace time at which it falls due.';
comment on column private.jobs.leased_until is 'Real time until which one worker owns it.';
create index jobs_due on private.jobs (run_at) where finished_at is null and dead_at is null;
alter table private.jobs enable row level security;
create policy all_verbs on private.jobs for all to preloved_verbs using (true) with check (true);
grant select, insert, update on private.jobs to preloved_verbs;

create function private.enqueue(p_kind text, p_key text, p_payload jsonb default '{}', p_run_at timestamptz default null)
returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.jobs (kind, key, payload, run_at)
  values (p_kind, p_key, p_payload, coalesce(p_run_at, private.now()))
  on conflict on constraint jobs__once do nothing;
end
$$;
comment on function private.enqueue(text, text, jsonb, timestamptz) is 'Leaves work behind in the same transaction as its reason.';
grant execute on function private.enqueue(text, text, jsonb, timestamptz) to preloved_verbs;

create function api.jobs_claim(p_limit integer, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_now timestamptz := private.now();
  v_claimed jsonb;
begin
  with due as (
    select jobs.id from private.jobs
    where jobs.finished_at is null and jobs.dead_at is null and jobs.run_at <= v_now
      and (jobs.leased_until is null or jobs.leased_until < clock_timestamp())
    order by jobs.run_at
    limit p_limit
    for update skip locked
  ), claimed as (
    update private.jobs
    set lease_token = gen_random_uuid(), leased_until = clock_timestamp() + make_interval(secs => p_lease_seconds),
        attempts = jobs.attempts + 1
    from due where jobs.id = due.id
    returning jobs.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', claimed.id, 'kind', claimed.kind, 'key', claimed.key,
    'payload', claimed.payload, 'attempts', claimed.attempts, 'lease_token', claimed.lease_token)
    order by claimed.run_at), '[]')
  into v_claimed from claimed;
  return v_claimed;
end
$$;
comment on function api.jobs_claim(integer, integer) is 'Leases up to p_limit due jobs to one worker in one statement; overlapping workers skip each other''s.';
alter function api.jobs_claim(integer, integer) owner to preloved_verbs;
grant execute on function api.jobs_claim(integer, integer) to service_role;

create function api.jobs_finish(p_job_id uuid, p_lease_token uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.jobs set finished_at = private.now(), leased_until = null, last_error = null
  where id = p_job_id and lease_token = p_lease_token and finished_at is null;
end
$$;
comment on function api.jobs_finish(uuid, uuid) is 'Ends a job, if it is still ours.';
alter function api.jobs_finish(uuid, uuid) owner to preloved_verbs;
grant execute on function api.jobs_finish(uuid, uuid) to service_role;

create function api.jobs_fail(p_job_id uuid, p_lease_token uuid, p_error text, p_retry_seconds integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_job private.jobs;
begin
  update private.jobs
  set leased_until = null, last_error = left(p_error, 1000),
      run_at = private.now() + make_interval(secs => p_retry_seconds),
      dead_at = case when attempts >= max_attempts then private.now() end
  where id = p_job_id and lease_token = p_lease_token and finished_at is null
  returning * into v_job;
  if v_job.attempts = 20 then
    perform private.open_case('stuck_job', v_job.id::text, null,
      jsonb_build_object('kind', v_job.kind, 'key', v_job.key, 'error', v_job.last_error));
  end if;
end
$$;
comment on function api.jobs_fail(uuid, uuid, text, integer) is 'Puts a job back with its reason; after twenty tries staff get a case, after its last one (if it has any) it is a dead letter.';
alter function api.jobs_fail(uuid, uuid, text, integer) owner to preloved_verbs;
grant execute on function api.jobs_fail(uuid, uuid, text, integer) to service_role;
