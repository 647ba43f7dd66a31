-- The balance of provider_cash is minus our money at the provider, so amounts change sign.
create view private.provider_movements with (security_invoker = true) as
select
  transfers.id as transfer_id,
  coalesce(
    closings.provider_reference,
    corrections.reference,
    reversals.reference,
    transfers.withdrawal_id::text,
    substring(transfers.key from '^refund:([^:]+):returned$'),
    orders.reference,
    private.reference_of_key(transfers.key)
  ) as reference,
  -entries.amount as amount,
  booked.purchase_id as order_id,
  transfers.withdrawal_id,
  entries.created_at
from private.ledger_transfers as transfers
join private.ledger_entries as entries on entries.transfer_id = transfers.id
join private.ledger_accounts as accounts on accounts.id = entries.account_id
left join public.orders as booked on booked.id = transfers.order_id
-- The provider knows a bundle by its first order.
left join public.orders on orders.id = booked.purchase_id
left join private.reconciliation_differences as corrections
  on corrections.id = private.uuid_of(
    substring(transfers.key from '^reconciliation:(.*)$')
  )
left join private.reconciliation_differences as reversals
  on reversals.reversal_key = transfers.key
left join private.suspense_closings as closings on closings.key = transfers.key
where accounts.kind = 'provider_cash'
  and transfers.kind <> 'provider_fee';
comment on view private.provider_movements is
  'The movements at the payment provider according to the ledger, under the provider''s '
  'reference. Fees are missing: they are booked from the provider''s own list.';

grant select on private.provider_movements to preloved_api;
