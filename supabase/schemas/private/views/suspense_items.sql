-- Money that came and fits nothing. It leaves suspense once, under the key suspense:<transfer>, whoever decides what.
create view private.suspense_items with (security_invoker = true) as
select transfers.id, transfers.key, transfers.kind, transfers.order_id, entries.amount, transfers.created_at,
  resolved.kind as resolution, resolved.created_at as resolved_at
from private.ledger_accounts as accounts
-- From the one account to its entries to their ends, however many other transfers there are.
cross join lateral (
  select parked.transfer_id, parked.amount from private.ledger_entries as parked
  where parked.account_id = accounts.id and parked.amount > 0 offset 0) as entries
join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
left join lateral (
  select leaving.kind, leaving.created_at from private.ledger_transfers as leaving
  where leaving.key = 'suspense:' || transfers.id offset 0) as resolved on true
where accounts.kind = 'suspense' and accounts.holder_id = '00000000-0000-0000-0000-000000000000';
comment on view private.suspense_items is 'Each amount that entered suspense, and how it left: refunded to a wallet, or applied to its order.';

grant select on private.suspense_items to preloved_api;
