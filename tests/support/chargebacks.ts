import { must } from "./client.ts";
import type { Sold } from "./sale.ts";
import type { Market } from "./market.ts";
import { REASON } from "./staff.ts";
import type { Answer } from "./client.ts";

export interface Chargeback {
  id: string;
  status: string;
  amount: number;
  returned: number;
  from_buyer: number;
  from_seller: number;
  from_commission: number;
  to_promotions: number;
  outcome: string | null;
  dispute_id: string | null;
}

export type Dispute = { amount?: number; listed?: boolean; told?: boolean };

/** The payment channel takes the sale's payment back; callback and jobs have run afterwards. */
export async function dispute(market: Market, { order }: Sold, options: Dispute = {}) {
  await market.sandbox(`/payment/invoices/${order.payment.invoice_id}/dispute`, options);
  await market.runDue();
}

/** We win: the money comes back. */
export async function win(market: Market, { order }: Sold, options: Dispute = {}) {
  await market.sandbox(`/payment/invoices/${order.payment.invoice_id}/win`, options);
  await market.runDue();
}

/** Newest first. */
export async function chargebacksOf(market: Market, { order }: Sold): Promise<Chargeback[]> {
  const staff = market.as(await market.staff("ops_admin"));
  return (await must(staff.get(`/admin/chargebacks?status=all&order=${order.id}`))).items;
}

export async function decide(market: Market, { id }: { id: string }, outcome: string, query = "") {
  const staff = market.as(await market.staff("ops_admin"));
  const body = { outcome, evidence: "Ticket 4711" };
  return await staff.post(`/admin/chargebacks/${id}/decide${query}`, body, REASON) as Answer;
}

/** Disputed, taken, and decided like this. */
export async function decided(market: Market, sale: Sold, outcome: string): Promise<Chargeback> {
  await dispute(market, sale);
  const [open] = await chargebacksOf(market, sale);
  return await must(decide(market, open!, outcome));
}

/** The sum of the sale's entries on each of the marketplace's accounts, and of its parties. */
export async function sumsOf({ database }: Market, { order, buyer, seller }: Sold) {
  const rows = await database.admin<{ account: string; sum: number }[]>`
    select case a.user_id when ${buyer.id} then 'buyer' when ${seller.id} then 'seller' else a.kind::text end as account,
      sum(e.amount)::float8 as sum
    from private.ledger_transfers t join private.ledger_entries e on e.transfer_id = t.id
    join private.ledger_accounts a on a.id = e.account_id
    where t.order_id = ${order.id} group by 1 having sum(e.amount) <> 0`;
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}
