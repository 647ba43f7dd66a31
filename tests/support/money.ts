/** The money proof: what must be true of the books at every instant, whatever happened before. */
import { expect } from "vitest";
import type { Market } from "./market.ts";

const IMPOSSIBLE = {
  "transfers that do not balance": `
    select transfer_id from private.ledger_entries group by transfer_id having sum(amount) <> 0`,
  "accounts whose balance is not the sum of their entries": `
    select a.id from private.ledger_accounts a left join private.ledger_entries e on e.account_id = a.id
    group by a.id having a.balance <> coalesce(sum(e.amount), 0) or a.version <> count(e.id)`,
  "accounts below their floor": `
    select id from private.ledger_accounts
    where balance < 0 and kind in ('escrow', 'shipping_payable', 'protection_fee_held', 'payout_in_transit', 'suspense')`,
  "holds that wait for something else than their withdrawal": `
    select t.id from private.ledger_transfers t
    left join private.ledger_resolutions r on r.pending_id = t.id
    left join private.withdrawals w on w.id = t.withdrawal_id
    where t.is_pending and (r.pending_id is null) is distinct from (w.status in ('HELD', 'LINK_CREATED'))`,
  "rupiah on its way to banks that no open hold explains": `
    select from (select coalesce(sum(balance), 0) as waiting from private.ledger_accounts where kind = 'payout_in_transit') a
    where a.waiting <> (select coalesce(sum(amount), 0) from private.withdrawals where status in ('HELD', 'LINK_CREATED'))`,
  "withdrawals that took another amount from the wallet than their status says": `
    select w.id from private.withdrawals w
    where (case when w.status in ('HELD', 'LINK_CREATED', 'PAID') then -w.amount else 0 end) <> (
      select coalesce(sum(j.amount), 0) from private.ledger_journal j where j.withdrawal_id = w.id and j.account = 'wallet')`,
  "withdrawals that took another amount from the provider than their status says": `
    select w.id from private.withdrawals w
    where (case when w.status = 'PAID' then w.net else 0 end) <> (
      select coalesce(sum(j.amount), 0) from private.ledger_journal j where j.withdrawal_id = w.id and j.account = 'provider_cash')`,
  "people with two withdrawals in flight": `
    select user_id from private.withdrawals where status in ('HELD', 'LINK_CREATED') group by user_id having count(*) > 1`,
  "wallets that a withdrawal or a correction overdrew": `
    select j.id from private.ledger_journal j where j.account = 'wallet' and j.balance_after < 0 and j.amount < 0
      and j.kind not in ('clawback', 'late_payout')`,
  "vouchers whose count is not the orders that have them": `
    select v.id from private.vouchers v
    where v.used <> (select count(*) from private.voucher_uses u where u.voucher_id = v.id and u.returned_at is null)`,
  "vouchers used more often than they may be": `
    select v.id from private.vouchers v where v.used > v.total_limit
    union all
    select v.id from private.vouchers v join private.voucher_uses u on u.voucher_id = v.id and u.returned_at is null
    group by v.id, u.user_id having count(*) > v.per_user_limit`,
  "orders that came to nothing and keep their voucher": `
    select o.id from public.orders o join private.voucher_uses u on u.order_id = o.id
    where o.status in ('EXPIRED', 'CANCELLED') and u.returned_at is null`,
  "payments whose discount promotions did not pay": `
    select o.id from public.orders o join private.ledger_transfers t on t.order_id = o.id and t.kind = 'payment'
    where -o.voucher_discount <> (select coalesce(sum(e.amount), 0) from private.ledger_entries e
      join private.ledger_accounts a on a.id = e.account_id where e.transfer_id = t.id and a.kind = 'promotions')`,
  "listings sold twice": `
    select listing_id from public.orders where status not in ('EXPIRED', 'CANCELLED', 'REFUNDED')
    group by listing_id having count(*) > 1`,
  "ended orders with money left in escrow": `
    select o.id from public.orders o join private.ledger_accounts a on a.order_id = o.id
    where o.status in ('COMPLETED', 'REFUNDED', 'CANCELLED', 'EXPIRED') and a.balance <> 0`,
  "open paid orders without their item price in escrow": `
    select o.id from public.orders o left join private.ledger_accounts a on a.order_id = o.id
    where o.status in ('READY_TO_SHIP', 'SHIPPED', 'DELIVERED', 'DISPUTED') and a.balance is distinct from o.item_price`,
  "orders whose events are not one per state": `
    select o.id from public.orders o
    where o.state_version <> (select count(*) from private.outbox x where x.aggregate_id = o.id)
       or o.state_version <> (select count(*) from private.order_history h where h.order_id = o.id)`,
  "completed orders not released exactly once": `
    select o.id from public.orders o where o.status = 'COMPLETED'
      and 1 <> (select count(*) from private.ledger_transfers t where t.order_id = o.id and t.kind = 'release')`,
};

export async function proveMoney(market: Pick<Market, "database">): Promise<void> {
  const { admin } = market.database;
  const found: Record<string, number> = {};
  for (const [what, query] of Object.entries(IMPOSSIBLE)) {
    found[what] = (await admin.unsafe(query)).length;
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(IMPOSSIBLE).map((what) => [what, 0])));
}
