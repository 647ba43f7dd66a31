create table private.ledger_check (
  singleton boolean primary key default true check (singleton),
  -- Transfers booked up to this time are checked.
  transfers_until timestamptz not null default '-infinity',
  -- The last checked account of the round over all accounts; 0 between two rounds.
  account_id bigint not null default 0,
  -- Rupiah of drift in the piece after this place, or 0. The check stops there until it is 0.
  drift bigint not null default 0,
  -- The end of the last complete check.
  finished_at timestamptz not null default private.now(),
  -- Marketplace time of the next check: ten minutes after the last one.
  next_at timestamptz not null default private.now()
);
comment on table private.ledger_check is
  'One row: the progress of the check of the ledger, which continues here also after a kill.';

grant select, update on private.ledger_check to preloved_api;

insert into private.ledger_check default values;
