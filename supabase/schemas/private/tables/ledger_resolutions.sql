create table private.ledger_resolutions (
  pending_id uuid primary key references private.ledger_transfers (id) on delete restrict,
  outcome private.hold_outcome not null,
  transfer_id uuid not null constraint ledger_resolutions__transfer unique
    references private.ledger_transfers (id) on delete restrict,
  created_at timestamptz not null default private.now()
);
comment on table private.ledger_resolutions is
  'Append-only: the outcome of each hold, and its transfer. The primary key lets a hold end only '
  'once.';

grant select, insert on private.ledger_resolutions to preloved_ledger;
grant select on private.ledger_resolutions to preloved_api;

create trigger ledger_resolutions_are_append_only
  before update or delete or truncate on private.ledger_resolutions
  for each statement execute function private.is_append_only();
