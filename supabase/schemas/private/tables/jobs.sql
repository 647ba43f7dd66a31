create table private.jobs (
  id uuid primary key default gen_random_uuid(),
  position bigint not null generated always as identity,
  kind text not null,
  key text not null,
  -- Jobs of a kind with the same fifo_key run one after the other, in the order of position. Null:
  -- no order.
  fifo_key text,
  payload jsonb not null default '{}',
  run_at timestamptz not null default private.now(),
  attempts integer not null default 0,
  -- Overrides max_attempts of private.job_kinds.
  max_attempts integer,
  lease_token uuid,
  -- Real time until which one worker owns the job. A live worker extends it.
  leased_until timestamptz,
  finished_at timestamptz,
  dead_at timestamptz,
  last_error text,
  created_at timestamptz not null default private.now(),
  -- The first due time, after a retry has moved run_at.
  due_at timestamptz,
  -- The trace of the request that enqueued it, in W3C Trace Context format.
  traceparent text default private.traceparent(),
  is_failing boolean not null generated always as (attempts >= 5) stored,
  constraint jobs__once unique (kind, key)
);
comment on table private.jobs is
  'Durable work, one row per kind and key: enqueuing the same key twice adds one job.';

-- These indexes contain no finished jobs, so history slows down neither the queue nor its list.
create index jobs_due on private.jobs (kind, run_at, position)
  where finished_at is null and dead_at is null;
create index jobs_fifo_key on private.jobs (kind, fifo_key, position)
  where finished_at is null and dead_at is null and fifo_key is not null;
create index jobs_dead on private.jobs (dead_at) where dead_at is not null;
-- Indexed by is_failing, not by attempts, which each claim changes: an update of a column of any
-- index writes all indexes.
create index jobs_failing on private.jobs (kind) where finished_at is null and is_failing;
create index jobs_unfinished on private.jobs (created_at desc, id desc) include (kind)
  where finished_at is null;
create index jobs_retried on private.jobs (created_at desc, id desc)
  where finished_at is null and due_at is not null;
-- For the deletion of an account: by order, or by the e-mail or push message. A successful job has
-- no last_error any more.
create index jobs_about on private.jobs ((coalesce(payload ->> 'order_id', key)))
  where last_error is not null;

grant select, insert, update, delete on private.jobs to preloved_api;

-- The first run of each kind; every run enqueues the next one.
select private.enqueue_job('reconcile', 'first', '{}', private.now() + interval '1 day');
select private.enqueue_job('courier_statement', 'first', '{}', private.now() + interval '1 day');
select private.enqueue_nightly('analytics', '00:15', p_key => 'first');
select private.enqueue_nightly('history_months', '00:15', p_key => 'first');
select private.enqueue_nightly('retention', '04:00', '{"part": 0}', 'first');

insert into private.personal_data (relation, owner, columns, on_leaving, by, masked) values
  ('private.jobs', 'notified', '{last_error}', 'elsewhere', 'erase_job_errors', 'mask_emails');
