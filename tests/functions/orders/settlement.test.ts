/** The buyer keeps the item and gets a part back. */
import { expect, test } from "vitest";
import { booksOf } from "../../support/courier.ts";
import {
  completedSale,
  disputedSale,
  listingStatus,
  must,
  returnApprovedSale,
  returnRequestedSale,
  statusOf,
  step,
  walletOf,
} from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { notificationsOf } from "../../support/notifications.ts";
import { paidSale } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import { settlementsOf } from "../../support/settlements.ts";

const market = useMarket();
// POST /orders/:id/settlement and /orders/:id/settlement/accept
const { offer, accept, offered } = settlementsOf(market);

const lastEvent = async ({ order }: Sale) =>
  (await market.database.admin`
    select type, data from private.outbox where aggregate_id = ${order.id}
    order by aggregate_version desc limit 1`)[0];

test("in each waiting state the other party accepts an offer: one transfer pays both", async () => {
  for (const make of [returnRequestedSale, returnApprovedSale, disputedSale]) {
    const sale = await make(market);
    const { settlement } = await must(offer(sale, sale.seller, 30_000, "Satu gelas pecah"));
    expect(settlement).toMatchObject({
      offered_by: "seller",
      refund_amount: 30_000,
      note: "Satu gelas pecah",
      status: "open",
    });
    expect(await notificationsOf(market, sale.buyer)).toContain("settlement.offered");
    const order = await must(accept(sale, sale.buyer, settlement.id));
    expect(order).toMatchObject({
      status: "COMPLETED",
      refunded_amount: 30_000,
      settlement: { id: settlement.id, status: "accepted" },
    });
    expect([await walletOf(market, sale.buyer), await walletOf(market, sale.seller)])
      .toEqual([30_000, 120_000]);
    expect(await listingStatus(market, sale)).toBe("sold");
    expect(await lastEvent(sale)).toMatchObject({
      type: "order.completed",
      data: {
        refunded_amount: 30_000,
        settled_amount: 30_000,
        actor: "parties",
        item_price: 150_000,
      },
    });
    const { items } = await must(market.as(sale.buyer).get("/wallet/transactions"));
    expect(items).toMatchObject([{ type: "refund", amount: 30_000 }]);
    const sold = await must(market.as(sale.seller).get("/wallet/transactions"));
    expect(sold.items).toMatchObject([{ type: "sale_proceeds", amount: 120_000 }]);
    expect(await notificationsOf(market, sale.seller)).toContain("order.settlement");
  }
  await proveMoney(market);
});

test("the commission is of what the seller keeps", async () => {
  const { admin } = market.database;
  await admin`update private.settings set value = 1000 where name = 'commission_bps'`;
  const sale = await returnRequestedSale(market);
  await admin`update private.settings set value = 0 where name = 'commission_bps'`;
  await must(accept(sale, sale.buyer, await offered(sale, sale.seller, 50_000)));
  expect(await walletOf(market, sale.seller)).toBe(90_000);
  expect(await booksOf(market, sale)).toMatchObject({ commission_revenue: 10_000 });
  expect((await lastEvent(sale))!["data"].commission).toBe(10_000);
  await proveMoney(market);
});

test("an offer is at least Rp1 and at most what the buyer paid for item and shipping", async () => {
  const sale = await disputedSale(market);
  const bad = [0, -1, 1.5, 2 ** 53, 1e300, 159_001, "30000", null, undefined];
  for (const amount of bad) {
    const { status, body } = await offer(sale, sale.buyer, amount);
    expect([status, body.error.code], String(amount)).toEqual([400, "VALIDATION"]);
  }
  await must(accept(sale, sale.seller, await offered(sale, sale.buyer, 159_000)));
  expect([await walletOf(market, sale.buyer), await walletOf(market, sale.seller)])
    .toEqual([159_000, 0]);
  expect(await booksOf(market, sale)).toMatchObject({ claims: -9_000 });
  await proveMoney(market);
});

test("the newer offer replaces the older, and an offer lapses when the order moves", async () => {
  const sale = await returnRequestedSale(market);
  const first = await offered(sale, sale.seller, 10_000);
  const second = await offered(sale, sale.buyer, 60_000);
  expect((await accept(sale, sale.buyer, first)).status).toBe(409);
  const order = await must(step(market, sale.seller, sale, "return-approve"));
  expect(order.settlement).toBeNull();
  const { status, body } = await accept(sale, sale.seller, second);
  expect([status, body.error.reason]).toEqual([409, "offer_not_open"]);
  expect(await walletOf(market, sale.buyer)).toBe(0);
});

test("one's own offer, another order's, a stranger's and staff's acceptance are rejected", async () => {
  const [sale, other] = [await disputedSale(market), await disputedSale(market)];
  const id = await offered(sale, sale.seller, 10_000);
  expect((await accept(sale, sale.seller, id)).status).toBe(403);
  expect((await accept(other, other.buyer, id)).status).toBe(404);
  expect((await accept(sale, await market.user(), id)).status).toBe(404);
  expect((await accept(sale, await market.staff("ops_admin"), id)).status).toBe(403);
  expect((await offer(sale, await market.user(), 10_000)).status).toBe(404);
  for (const closed of [await paidSale(market), await completedSale(market)]) {
    expect((await offer(closed, closed.buyer, 10_000)).status).toBe(409);
  }
  expect(await statusOf(market, sale)).toBe("DISPUTED");
});

test("a party makes at most ten offers for one order", async () => {
  const sale = await disputedSale(market);
  for (let at = 1; at <= 10; at++) await offered(sale, sale.buyer, at);
  expect((await offer(sale, sale.buyer, 11)).status).toBe(409);
  expect((await offer(sale, sale.seller, 11)).status).toBe(200);
});
