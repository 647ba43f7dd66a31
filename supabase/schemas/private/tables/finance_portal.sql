create table private.finance_portal (
  singleton boolean primary key default true check (singleton),
  last_seq bigint not null default 0,
  -- Marketplace time of the first unanswered ping; null while the breaker is closed.
  down_since timestamptz,
  -- Marketplace time of the next ping while the breaker is open.
  probe_at timestamptz,
  -- Real time until which one process may ping.
  leased_until timestamptz,
  -- Claims number events from here on. While a transaction is open, dead row versions of numbered
  -- and delivered events stay in the indexes, and each claim would read all of them.
  position_floor bigint not null default 0,
  -- The next position_floor, once every transaction before numbered_xmax has ended: one of them may
  -- still commit an event of a lower position, which is numbered before later ones of its
  -- aggregate.
  numbered_position bigint not null default 0,
  numbered_xmax xid8 not null default '0',
  -- Claims look for due events from here on.
  due_floor timestamptz not null default '-infinity',
  -- Real time until which the floors are valid. After it a late event is found. The searches
  -- without floors take at most a twentieth of the time.
  floors_until timestamptz not null default '-infinity',
  check ((down_since is null) = (probe_at is null))
);
comment on table private.finance_portal is
  'One row: the last event number and the circuit breaker. Numbering, claiming and changing '
  'the breaker hold its lock.';

grant select, update on private.finance_portal to preloved_api;

insert into private.finance_portal default values;
