-- The balance of provider_cash is minus what the provider holds for us, so amounts change sign.
create view private.provider_movements with (security_invoker = true) as
select
  coalesce(
    closings.provider_reference,
    differences.reference,
    transfers.withdrawal_id::text,
    orders.reference,
    -- The key of a boost's payment contains the purchase's reference: boost:BST-…:paid.
    substring(transfers.key from '^boost:([^:]+):'),
    -- Money of an invoice that is not ours: stray:<its reference>:<its id>.
    substring(transfers.key from '^stray:(.*):[^:]*$'),
    transfers.key
  ) as reference,
  -entries.amount as amount,
  transfers.order_id,
  transfers.withdrawal_id,
  entries.created_at
from private.ledger_accounts as accounts
join private.ledger_entries as entries on entries.account_id = accounts.id
join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
left join public.orders on orders.id = transfers.order_id
left join (
  select
    'reconciliation:' || corrections.id as key,
    corrections.reference
  from private.reconciliation_differences as corrections
  union all
  select
    corrections.reversal_key,
    corrections.reference
  from private.reconciliation_differences as corrections
  where corrections.reversal_key is not null
) as differences on differences.key = transfers.key
left join private.suspense_closings as closings on closings.key = transfers.key
where accounts.kind = 'provider_cash'
  and transfers.kind <> 'provider_fee';
comment on view private.provider_movements is
  'What moved at the payment provider according to the ledger, under the provider''s '
  'reference. Fees are missing: they are booked from the provider''s own list.';

grant select on private.provider_movements to preloved_api;
