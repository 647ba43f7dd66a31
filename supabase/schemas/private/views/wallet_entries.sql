-- Entries never change, so the type of a hold is computed: the row keeps its id and amount.
create view private.wallet_entries with (security_invoker = true) as
select
  entries.transfer_id as id,
  entries.account_id,
  entries.version,
  case
    when transfers.is_pending and resolutions.outcome = 'posted' then 'withdrawal_debit'
    when transfers.is_pending then 'withdrawal_hold'
    when transfers.kind = 'late_payout' then 'withdrawal_debit'
    when transfers.kind in ('withdrawal_reversal', 'withdrawal_return') then 'withdrawal_reversal'
    when transfers.kind in ('wallet_payment', 'payment') then 'purchase_debit'
    when transfers.kind = 'wallet_payment_return' then 'purchase_reversal'
    when transfers.kind = 'settlement' and exists (
      select
      from public.orders
      join private.ledger_accounts as accounts on accounts.user_id = orders.buyer_id
      where orders.id = transfers.order_id
        and accounts.id = entries.account_id)
    then 'refund'
    when transfers.kind in ('release', 'settlement') then 'sale_proceeds'
    when transfers.kind in ('clawback', 'chargeback_recovery') and entries.amount < 0
    then 'clawback'
    when transfers.kind = 'chargeback_return' and exists (
      select
      from public.orders
      join private.ledger_accounts as accounts on accounts.user_id = orders.seller_id
      where orders.id = transfers.order_id
        and accounts.id = entries.account_id)
    then 'sale_proceeds'
    when transfers.kind in ('clawback', 'refund', 'refund_to_balance', 'chargeback_return')
    then 'refund'
    else 'adjustment'
  end as type,
  entries.amount,
  entries.balance_after,
  transfers.order_id,
  transfers.withdrawal_id,
  transfers.description,
  entries.created_at
from private.ledger_entries as entries
join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
left join private.ledger_resolutions as resolutions on resolutions.pending_id = transfers.id;
comment on view private.wallet_entries is
  'A wallet''s entries for its owner. A transfer touches an account once, so its id identifies '
  'the row.';

grant select on private.wallet_entries to preloved_api;
