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
import { race } from "../../support/races.ts";
import { paidSale } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import { tell } from "../../support/portal.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();

const offer = (sale: Sale, who: TestUser, refund_amount: unknown, note?: string) =>
  market.as(who).post(`/orders/${sale.order.id}/settlement`, { refund_amount, note });
const accept = (sale: Sale, who: TestUser, settlement_id: string, headers = {}) =>
  market.as(who).post(`/orders/${sale.order.id}/settlement/accept`, { settlement_id }, headers);

async function offered(sale: Sale, who: TestUser, amount: number): Promise<string> {
  return (await must(offer(sale, who, amount))).settlement.id;
}

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
    expect(await notificationsOf(market, sale.seller)).toContain("order.settled");
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
  expect([status, body.error.message]).toEqual([409, expect.stringContaining("RETURN_APPROVED")]);
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

test("staff and the portal split a dispute", async () => {
  const ops = market.as(await market.staff("ops_admin"));
  const split = { resolution: "split", refund_amount: 40_000 };
  const sales = [await disputedSale(market), await disputedSale(market)];
  const answers = [];
  for (const [at, sale] of sales.entries()) {
    const { dispute } = await must(market.as(sale.buyer).get(`/orders/${sale.order.id}`));
    const path = `/admin/disputes/${dispute.id}/resolve`;
    for (const body of [{ resolution: "split" }, { resolution: "refund", refund_amount: 1 }]) {
      expect((await ops.post(path, body)).status).toBe(400);
    }
    expect((await ops.post(path, { ...split, refund_amount: 159_001 })).status).toBe(400);
    answers.push(
      at === 0 ? await ops.post(path, split) : await tell(
        market,
        "/internal/commands/resolve-dispute",
        { order_id: sale.order.id, ...split, actor: "Dewi" },
      ),
    );
    expect(await statusOf(market, sale)).toBe("COMPLETED");
    expect([await walletOf(market, sale.buyer), await walletOf(market, sale.seller)])
      .toEqual([40_000, 110_000]);
  }
  expect(answers.map(({ body }) => body.data)).toMatchObject([
    { resolution: "split", refund_amount: 40_000, resolved_by: "staff" },
    { resolution: "split", refund_amount: 40_000, resolved_by: "portal" },
  ]);
  await proveMoney(market);
});

test(
  "of an acceptance, a newer offer and a decision of staff at once one order ends once, 20 times",
  async () => {
    const ops = market.as(await market.staff("ops_admin"));
    await race(async () => {
      const sale = await disputedSale(market);
      const { dispute } = await must(market.as(sale.buyer).get(`/orders/${sale.order.id}`));
      const id = await offered(sale, sale.seller, 30_000);
      const [accepted, twice, newer, decided] = await Promise.all([
        accept(sale, sale.buyer, id),
        accept(sale, sale.buyer, id),
        offer(sale, sale.seller, 20_000),
        ops.post(`/admin/disputes/${dispute.id}/resolve`, { resolution: "refund" }),
      ]);
      const ended = [accepted, twice, decided].filter(({ status }) => status === 200);
      expect(ended).toHaveLength(1);
      expect([200, 409]).toContain(newer.status);
      const expected = ended[0] === decided ? [159_000, 0] : [30_000, 120_000];
      expect([await walletOf(market, sale.buyer), await walletOf(market, sale.seller)])
        .toEqual(expected);
    }, 20);
    await proveMoney(market);
  },
  240_000,
);

test("a replayed acceptance returns the same bytes, and a settled order is not clawed back", async () => {
  const sale = await disputedSale(market);
  const id = await offered(sale, sale.buyer, 30_000);
  const key = { "idempotency-key": crypto.randomUUID() };
  const first = await accept(sale, sale.seller, id, key);
  const second = await accept(sale, sale.seller, id, key);
  expect([second.text, second.headers.get("Idempotent-Replayed")]).toEqual([first.text, "true"]);
  const ops = market.as(await market.staff("ops_admin"));
  const reason = { reason: "Barang palsu" };
  expect((await ops.post(`/admin/orders/${sale.order.id}/refund`, reason)).status).toBe(409);
  await proveMoney(market);
});

test("a shipping fee that no courier got is not paid twice to a buyer who settled for it", async () => {
  const sale = await paidSale(market);
  await must(step(market, sale.seller, sale, "ship", { tracking_number: "OWN-SETTLE-1" }));
  await market.runDue();
  expect(await walletOf(market, sale.buyer)).toBe(9_000);
  await must(step(market, sale.buyer, sale, "dispute", { reason: "Rusak" }));
  expect((await offer(sale, sale.buyer, 150_001)).status).toBe(400);
  await must(accept(sale, sale.seller, await offered(sale, sale.buyer, 150_000)));
  expect(await walletOf(market, sale.buyer)).toBe(159_000);
  await proveMoney(market);
});

test("a courier cancelled after the settlement gives the buyer no fee that they have already", async () => {
  const sale = await paidSale(market);
  await market.fault("shipping", "cancel_order", "error", 100);
  await must(step(market, sale.seller, sale, "ship", { tracking_number: "OWN-SETTLE-2" }));
  await must(step(market, sale.buyer, sale, "dispute", { reason: "Rusak" }));
  await must(accept(sale, sale.seller, await offered(sale, sale.buyer, 159_000)));
  await (await fetch(`${market.url}/sandbox/faults`, { method: "DELETE" })).body?.cancel();
  await market.time.advance(3600);
  expect(await walletOf(market, sale.buyer)).toBe(159_000);
  await proveMoney(market);
});
