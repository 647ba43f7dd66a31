export const wallets = {
  "pending holds without an open withdrawal, or the reverse": `
    select t.id from private.ledger_transfers t
    left join private.ledger_resolutions r on r.pending_id = t.id
    left join private.withdrawals w on w.id = t.withdrawal_id
    where t.is_pending and (r.pending_id is null) is distinct from (w.status in ('HELD', 'LINK_CREATED'))`,
  "payouts in transit that differ from the open withdrawals": `
    select 'payout_in_transit' from (select coalesce(sum(balance), 0) as waiting from private.ledger_accounts where kind = 'payout_in_transit') a
    where a.waiting <> (select coalesce(sum(amount), 0) from private.withdrawals where status in ('HELD', 'LINK_CREATED'))`,
  "held payments that differ from the wallets' parts of unpaid orders": `
    select 'payment_held' from (select coalesce(sum(balance), 0) as held from private.ledger_accounts where kind = 'payment_held') a
    where a.held <> (select coalesce(sum(wallet_amount), 0) from public.orders where status = 'AWAITING_PAYMENT')`,
  "paid orders whose wallet part was not taken, or others that kept it": `
    select o.id from public.orders o
    where (case when o.status = 'AWAITING_PAYMENT' or exists (
          select from private.ledger_transfers t where t.key = 'order:' || o.id || ':paid')
        then -o.wallet_amount else 0 end) <> (
      select coalesce(sum(j.amount), 0) from private.ledger_journal j
      where j.order_id = o.id and j.account in ('wallet', 'suspense', 'claims')
        and j.kind in ('wallet_payment', 'wallet_payment_return', 'payment'))`,
  "withdrawals that took another amount from the wallet than their status says": `
    select w.id from private.withdrawals w
    where (case when w.status in ('HELD', 'LINK_CREATED', 'PAID') then -w.amount else 0 end) <> (
      select coalesce(sum(j.amount), 0) from private.ledger_journal j where j.withdrawal_id = w.id and j.account in ('wallet', 'suspense', 'claims'))`,
  "withdrawals that took another amount from the provider than their status says": `
    select w.id from private.withdrawals w
    where (case when w.status = 'PAID' then w.net else 0 end) <> (
      select coalesce(sum(j.amount), 0) from private.ledger_journal j where j.withdrawal_id = w.id and j.account = 'provider_cash')`,
  "wallets of deleted accounts that are not empty": `
    select a.id from private.ledger_accounts a join public.profiles p on p.id = a.user_id
    where p.deleted_at is not null and a.balance <> 0`,
  "users with two withdrawals in flight": `
    select user_id from private.withdrawals where status in ('HELD', 'LINK_CREATED') group by user_id having count(*) > 1`,
  "wallets that a withdrawal or a correction overdrew": `
    select j.transfer_id from private.ledger_journal j where j.account = 'wallet' and j.balance_after < 0 and j.amount < 0
      and j.kind not in ('clawback', 'late_payout', 'chargeback_recovery')`,
  "vouchers whose count differs from their uses": `
    select v.id from private.vouchers v
    where v.used <> (select count(*) from private.voucher_uses u where u.voucher_id = v.id and u.returned_at is null)`,
  "vouchers used more often than they may be": `
    select v.id from private.vouchers v where v.used > v.total_limit
    union all
    select v.id from private.vouchers v join private.voucher_uses u on u.voucher_id = v.id and u.returned_at is null
    group by v.id, u.user_id having count(*) > v.per_user_limit`,
  "expired or cancelled orders that keep their voucher": `
    select o.id from public.orders o join private.voucher_uses u on u.order_id = o.id
    where o.status in ('EXPIRED', 'CANCELLED') and u.returned_at is null`,
  "payments whose discount was not booked on promotions": `
    select o.id from public.orders o join private.ledger_transfers t on t.order_id = o.id and t.kind = 'payment'
    where -o.voucher_discount <> (select coalesce(sum(e.amount), 0) from private.ledger_entries e
      join private.ledger_accounts a on a.id = e.account_id where e.transfer_id = t.id and a.kind = 'promotions')`,
};
