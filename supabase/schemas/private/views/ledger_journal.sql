create view private.ledger_journal with (security_invoker = true) as
select
  entries.transfer_id,
  transfers.created_at,
  transfers.event_at,
  transfers.key,
  transfers.kind,
  transfers.description,
  transfers.order_id,
  transfers.withdrawal_id,
  accounts.kind as account,
  accounts.holder_id,
  entries.amount,
  entries.balance_after,
  entries.version,
  transfers.is_pending,
  resolutions.outcome,
  accounts.stripe
from private.ledger_entries as entries
join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
join private.ledger_accounts as accounts on accounts.id = entries.account_id
left join private.ledger_resolutions as resolutions on resolutions.pending_id = transfers.id;
comment on view private.ledger_journal is
  'The ledger as a journal: one line per entry, with its account, its transfer and, for a '
  'hold, the outcome.';

grant select on private.ledger_journal to preloved_api;
