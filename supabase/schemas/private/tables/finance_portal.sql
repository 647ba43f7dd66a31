create table private.finance_portal (
  singleton boolean primary key default true check (singleton),
  last_seq bigint not null default 0,
  down_since timestamptz,
  probe_at timestamptz,
  leased_until timestamptz,
  check ((down_since is null) = (probe_at is null))
);
comment on table private.finance_portal is
  'One row: the last event number and the circuit breaker. Numbering, claiming and changing '
  'the breaker hold its lock.';
comment on column private.finance_portal.down_since is
  'Marketplace time since which the portal does not answer; null while the breaker is closed.';
comment on column private.finance_portal.probe_at is
  'Marketplace time of the next ping while the breaker is open.';
comment on column private.finance_portal.leased_until is
  'Real time until which one process may ping.';

grant select, update on private.finance_portal to preloved_api;

insert into private.finance_portal default values;
