create view private.booked_fees with (security_invoker = true) as
select
  transactions.id,
  transactions.reference,
  transactions.status,
  sum(entries.amount)::bigint as amount
from private.provider_transactions as transactions
cross join lateral generate_series(1, transactions.fee_version) as versions (version)
join private.ledger_transfers as transfers
  on transfers.key = 'provider_fee:' || transactions.id || ':' || versions.version
join private.ledger_entries as entries on entries.transfer_id = transfers.id
join private.ledger_accounts as accounts on accounts.id = entries.account_id
where accounts.kind = 'provider_cash'
group by transactions.id;
comment on view private.booked_fees is
  'Rupiah of fees that the ledger has of the provider''s transactions, over all their versions.';

grant select on private.booked_fees to preloved_api;
