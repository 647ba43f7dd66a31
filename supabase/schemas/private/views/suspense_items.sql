create view private.suspense_items with (security_invoker = true) as
select
  transfers.id,
  transfers.key,
  transfers.kind,
  transfers.order_id,
  entries.amount,
  transfers.created_at,
  resolved.kind as resolution,
  resolved.created_at as resolved_at
from private.ledger_accounts as accounts
-- `offset 0` keeps the plan: from the one account to its entries, for any number of transfers.
cross join lateral (
  select
    received.transfer_id,
    received.amount
  from private.ledger_entries as received
  where received.account_id = accounts.id
    and received.amount > 0
  offset 0
) as entries
join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
-- The key of the transfer out of suspense makes it unique.
left join lateral (
  select
    leaving.kind,
    leaving.created_at
  from private.ledger_transfers as leaving
  where leaving.key = 'suspense:' || transfers.id
  offset 0
) as resolved on true
where accounts.kind = 'suspense'
  and accounts.holder_id = '00000000-0000-0000-0000-000000000000';
comment on view private.suspense_items is
  'Each amount that entered suspense, and its end: refunded to a wallet, applied to its order, '
  'reversed with the correction that brought it, or closed with evidence.';

grant select on private.suspense_items to preloved_api;
