create table private.ledger_transfers (
  id uuid primary key default gen_random_uuid(),
  -- Collation C: the keys with a given prefix are a range of the unique index.
  key text collate "C" not null constraint ledger_transfers__key unique,
  kind text not null,
  order_id uuid references public.orders (id) on delete restrict,
  withdrawal_id uuid references private.withdrawals (id) on delete restrict,
  -- A hold: the money has left its account, and one row of ledger_resolutions has the outcome.
  is_pending boolean not null default false,
  description text not null,
  -- When it happened at its source. Accounting periods use created_at, the time of booking.
  event_at timestamptz not null,
  created_at timestamptz not null default private.now()
);
comment on table private.ledger_transfers is
  'One movement of money. The key names the cause ("order:<id>:paid"), so that it is posted '
  'once.';

create index ledger_transfers_order_id on private.ledger_transfers (order_id)
  where order_id is not null;
create index ledger_transfers_withdrawal_id on private.ledger_transfers (withdrawal_id)
  where withdrawal_id is not null;
create index ledger_transfers_created_at on private.ledger_transfers (created_at);
-- Reconciliation finds the transfers of a reference. Orders and withdrawals have their own indexes.
create index ledger_transfers_reference
  on private.ledger_transfers (private.reference_of_key(key))
  where order_id is null and withdrawal_id is null and kind <> 'provider_fee';
-- For staff filters by rare kinds. The four kinds of every sale are excluded to keep it small.
create index ledger_transfers_rare_kinds
  on private.ledger_transfers (kind, created_at desc, id desc)
  where kind not in ('payment', 'provider_fee', 'release', 'shipping');

grant select, insert on private.ledger_transfers to preloved_ledger;
grant select on private.ledger_transfers to preloved_api;

create trigger ledger_transfers_are_append_only
  before update or delete or truncate on private.ledger_transfers
  for each statement execute function private.is_append_only();
