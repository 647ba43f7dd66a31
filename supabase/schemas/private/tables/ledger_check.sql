create table private.ledger_check (
  singleton boolean primary key default true check (singleton),
  -- Transfers booked until then are checked.
  transfers_until timestamptz not null default '-infinity',
  -- The last account of the round over all accounts; 0 between two rounds.
  account_id bigint not null default 0,
  -- Rupiah by which the piece after this place differs, or 0. The check stays there until they
  -- agree.
  drift bigint not null default 0,
  -- When a night last reached its end.
  finished_at timestamptz not null default private.now()
);
comment on table private.ledger_check is
  'One row: how far the nightly check of the ledger has come. It goes on here after a kill, and the '
  'next night begins here.';

grant select, update on private.ledger_check to preloved_api;

insert into private.ledger_check default values;
