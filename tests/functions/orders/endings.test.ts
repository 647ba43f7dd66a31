/** Runs every line of docs/endings.md and compares its amounts. */
import { expect, test } from "vitest";
import { noFaults } from "../../support/courier.ts";
import { read } from "../../conventions/project.ts";
import { must, payAndComplete, sendBack, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { list, openSale, orderBody, pay, readOrder } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import { makeVoucher } from "../../support/vouchers.ts";

const PRICE = { price: 240_000 };
const VOUCHER = 50_000;

const market = useMarket();

/** Brings a new order to each ending. */
const ways: Record<string, (sale: Sale) => Promise<unknown>> = {
  "completed": (sale) => payAndComplete(market, sale),
  "completed, sent by the seller's own courier": async (sale) => {
    await pay(market, sale, sale.order.total);
    await shipByOwnCourier(sale);
    await must(step(market, sale.buyer, sale, "confirm"));
  },
  "returned, sent by the seller's own courier": async (sale) => {
    await pay(market, sale, sale.order.total);
    await shipByOwnCourier(sale);
    await must(
      market.as(sale.buyer).put(`/orders/${sale.order.id}/status`, { status: "DELIVERED" }),
    );
    await must(step(market, sale.buyer, sale, "return-request", { reason: "damaged" }));
    await must(step(market, sale.seller, sale, "return-approve"));
    const ops = await market.staff("ops_admin");
    await must(
      market.as(ops).put(`/orders/${sale.order.id}/status`, { status: "RETURN_RECEIVED" }),
    );
  },
  "refunded by staff after completion, sent by the seller's own courier": async (sale) => {
    await pay(market, sale, sale.order.total);
    await shipByOwnCourier(sale);
    await must(step(market, sale.buyer, sale, "confirm"));
    const ops = market.as(await market.staff("ops_admin"));
    await must(ops.post(`/admin/orders/${sale.order.id}/refund`, { reason: "Barang palsu" }));
  },
  "handed over in person, nothing was booked": async (sale) => {
    await market.fault("shipping", "create_order", "refuse", 100);
    await pay(market, sale, sale.order.total);
    await market.database.admin`
      update private.shipments set booking_started_at = null where order_id = ${sale.order.id}`;
    await must(step(market, sale.buyer, sale, "confirm"));
    await noFaults(market);
  },
  "handed over in person, the courier is cancelled": async (sale) => {
    await pay(market, sale, sale.order.total);
    await must(step(market, sale.buyer, sale, "confirm"));
  },
  "cancelled before it was shipped": async (sale) => {
    await pay(market, sale, sale.order.total);
    await must(step(market, sale.buyer, sale, "cancel"));
  },
  "paid too late, the item is gone": async (sale) => {
    await market.time.advance(61 * 60);
    const other = await market.user();
    await must(market.as(other).post("/orders", await orderBody(market, other, sale.listing_id)));
    await pay(market, sale, sale.order.total);
  },
  "returned": async (sale) => {
    await pay(market, sale, sale.order.total);
    await reach(sale, "delivered");
    await must(step(market, sale.buyer, sale, "return-request", { reason: "damaged" }));
    await must(step(market, sale.seller, sale, "return-approve"));
    await must(step(market, await market.staff("ops_admin"), sale, "return-received"));
  },
  "returned with our label": async (sale) => {
    await pay(market, sale, sale.order.total);
    await reach(sale, "delivered");
    await must(step(market, sale.buyer, sale, "return-request", { reason: "damaged" }));
    await must(step(market, sale.seller, sale, "return-approve"));
    await sendBack(market, sale);
    await must(step(market, sale.seller, sale, "return-received"));
  },
  "dispute refunded, it had been shipped": async (sale) => {
    await pay(market, sale, sale.order.total);
    await reach(sale, "picked");
    await refundDispute(sale);
  },
  "dispute refunded, nothing was shipped": async (sale) => {
    await pay(market, sale, sale.order.total);
    await refundDispute(sale);
  },
  "dispute refunded, the courier took it during the dispute": async (sale) => {
    await pay(market, sale, sale.order.total);
    const { dispute } = await must(step(market, sale.buyer, sale, "dispute", { reason: "Palsu" }));
    await reach(sale, "picked");
    await resolveWithRefund(dispute.id);
  },
  "dispute refunded, only a number was typed": async (sale) => {
    await pay(market, sale, sale.order.total);
    const tracking_number = `OWN-${sale.order.id.slice(0, 8)}`;
    await must(step(market, sale.seller, sale, "ship", { tracking_number }));
    await refundDispute(sale);
  },
  "refunded by staff after completion": async (sale) => {
    await payAndComplete(market, sale);
    const ops = market.as(await market.staff("ops_admin"));
    await must(ops.post(`/admin/orders/${sale.order.id}/refund`, { reason: "Barang palsu" }));
  },
};

let numbers = 0;
const shipByOwnCourier = (sale: Sale) =>
  must(step(market, sale.seller, sale, "ship", { tracking_number: `OWN-END-${++numbers}` }));

/** A sale at the prices of the page, with its voucher if it has one. */
async function openPricedSale(voucher: number): Promise<Sale> {
  if (voucher === 0) return openSale(market, PRICE);
  const voucher_code = await makeVoucher(market, { value: voucher });
  const [seller, buyer] = [await market.user(), await market.user()];
  const listing_id = await list(market, seller, PRICE);
  const body = { ...await orderBody(market, buyer, listing_id), voucher_code };
  return { seller, buyer, listing_id, order: await must(market.as(buyer).post("/orders", body)) };
}

async function reach(sale: Sale, status: string) {
  const { shipping_details } = await readOrder(market, sale);
  await market.sandbox(`/shipping/orders/${shipping_details.shipper_order_id}/status`, { status });
  await market.runDue();
}

async function refundDispute(sale: Sale) {
  const { dispute } = await must(step(market, sale.buyer, sale, "dispute", { reason: "Palsu" }));
  await resolveWithRefund(dispute.id);
}

async function resolveWithRefund(dispute: string) {
  const ops = market.as(await market.staff("ops_admin"));
  await must(ops.post(`/admin/disputes/${dispute}/resolve`, { resolution: "refund" }));
}

/** Rupiah that the order's transfers left on each account, by column of the page. */
async function accountsOf({ buyer, seller, order }: Sale): Promise<Record<string, number>> {
  const rows = await market.database.admin<{ name: string; amount: string }[]>`
    select case when accounts.user_id = ${buyer.id} then 'buyer' when accounts.user_id = ${seller.id} then 'seller'
           else accounts.kind::text end as name, sum(entries.amount) as amount
    from private.ledger_entries as entries
    join private.ledger_accounts as accounts on accounts.id = entries.account_id
    join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
    where transfers.order_id = ${order.id} group by 1 having sum(entries.amount) <> 0`;
  return Object.fromEntries(
    rows.map(({ name, amount }) => [COLUMNS[name] ?? name, Number(amount)]),
  );
}

const COLUMNS: Record<string, string> = {
  provider_cash: "cash",
  protection_fee_revenue: "fee revenue",
  courier_balance: "courier",
};

/** The event of a refund has its amount; versions have no gaps. */
async function checkEvents({ order }: Sale, refunded: number | null) {
  const events = await market.database.admin`
    select type, data, aggregate_version from private.outbox where aggregate_id = ${order.id}
    order by aggregate_version`;
  expect(events.map(({ aggregate_version }) => aggregate_version))
    .toEqual(events.map((_, at) => at + 1));
  const last = events.at(-1)!;
  const aboutRefunds = /cancelled|refunded|clawed_back/;
  if (aboutRefunds.test(last["type"])) expect(last["data"].refunded_amount).toBe(refunded);
}

/** The page as [ending, account to rupiah]; accounts at 0 are left out. */
function page(): [string, Record<string, number>][] {
  const lines = read("docs/endings.md").split("\n").filter((line) => line.startsWith("| "));
  const cells = lines.map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));
  const [header, ...rows] = cells;
  return rows.filter(([ending]) => ending !== "ending").map(([ending, ...figures]) => [
    ending!,
    Object.fromEntries(
      figures.map((figure, at) => [header![at + 1]!, Number(figure.replaceAll(",", ""))] as const)
        .filter(([, amount]) => amount !== 0),
    ),
  ]);
}

test.each(page())(
  "%s: every account has the amount of docs/endings.md",
  async (ending, expected) => {
    const withVoucher = ending.endsWith(", with a voucher");
    const sale = await openPricedSale(withVoucher ? VOUCHER : 0);
    await ways[ending.replace(", with a voucher", "")]!(sale);
    await market.runDue();
    expect(await accountsOf(sale)).toEqual(expected);
    const order = await readOrder(market, sale);
    expect(order.refunded_amount ?? 0).toBe(expected["buyer"] ?? 0);
    await checkEvents(sale, order.refunded_amount);
    await proveMoney(market);
  },
);
