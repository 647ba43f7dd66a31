create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  position bigint not null generated always as identity,
  -- Gapless over all events, assigned after commit; null until then.
  seq bigint constraint outbox__seq unique,
  type text not null,
  schema_version integer not null default 1,
  aggregate_type text not null,
  aggregate_id uuid not null,
  aggregate_version integer not null,
  data jsonb not null,
  occurred_at timestamptz not null default private.now(),
  -- Delivery attempts since the event was published or redriven, counted before each attempt: at
  -- most five.
  attempts integer not null default 0,
  -- One attempt met a portal that was down, so it does not count as a failure of this event.
  has_uncounted_attempt boolean not null default false,
  -- Marketplace time of the next attempt.
  due_at timestamptz not null default private.now(),
  lease_token uuid,
  -- Real time until which one process may deliver it.
  leased_until timestamptz,
  delivered_at timestamptz,
  dead_at timestamptz,
  last_error text,
  -- Every earlier event of its aggregate is delivered. Set when it is numbered, or when the
  -- previous event is delivered, under the lock of private.finance_portal.
  is_next boolean not null default false,
  -- The trace of the request that published it.
  traceparent text default private.traceparent(),
  constraint outbox__gapless unique (aggregate_type, aggregate_id, aggregate_version)
);
comment on table private.outbox is
  'Events for the finance portal, written in the transaction of the change, one per version of '
  'the aggregate.';

create index outbox_unnumbered on private.outbox (position) where seq is null;
create index outbox_waiting on private.outbox (seq) where delivered_at is null and dead_at is null;
-- Only deliverable events, without the waiting ones: a dead event holds back any number of others.
create index outbox_next on private.outbox (due_at, position)
  where is_next and delivered_at is null and dead_at is null;
create index outbox_dead on private.outbox (dead_at) where dead_at is not null;

grant select, insert, update, delete on private.outbox to preloved_api;
