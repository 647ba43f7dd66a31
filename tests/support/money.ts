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
    where balance < 0 and kind in ('escrow', 'wallet', 'shipping_payable', 'protection_fee_held', 'payout_in_transit')`,
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
