create table private.ledger_check (
  singleton boolean primary key default true check (singleton),
  transfers_until timestamptz not null default '-infinity',
  account_id bigint not null default 0,
  drift bigint not null default 0,
  finished_at timestamptz not null default private.now()
);
comment on table private.ledger_check is
  'One row: how far the nightly check of the ledger has come. It goes on here after a kill, and the '
  'next night begins here.';
comment on column private.ledger_check.transfers_until is
  'Transfers booked until then are checked.';
comment on column private.ledger_check.account_id is
  'The last account of the round over all accounts; 0 between two rounds.';
comment on column private.ledger_check.drift is
  'Rupiah by which the piece after this place differs, or 0. The check stays there until they agree.';
comment on column private.ledger_check.finished_at is 'When a night last reached its end.';

grant select, update on private.ledger_check to preloved_api;

insert into private.ledger_check default values;
