/** orders_settlement_accept: who wins where an acceptance meets a decision, and what the courier costs. */
import { expect, test } from "vitest";
import { disputedSale, must, statusOf, step, walletOf } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { race } from "../../support/races.ts";
import { paidSale } from "../../support/sale.ts";
import { tell } from "../../support/portal.ts";
import { settlementsOf } from "../../support/settlements.ts";

const market = useMarket();
const { offer, accept, offered } = settlementsOf(market);

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
    for (const refund_amount of [0, -1, 1.5, 2 ** 53, 159_001, "40000"]) {
      const body = { ...split, refund_amount };
      expect((await ops.post(path, body)).status, String(refund_amount)).toBe(400);
      const command = { order_id: sale.order.id, ...body, actor: "Dewi" };
      const answer = await tell(market, "/internal/commands/resolve-dispute", command);
      expect(answer.status, String(refund_amount)).toBe(400);
    }
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

test("a replayed acceptance returns the same bytes, and its order is not clawed back", async () => {
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

test("a shipping fee that no courier got is not paid twice to a buyer whose settlement has it", async () => {
  const sale = await paidSale(market);
  await must(step(market, sale.seller, sale, "ship", { tracking_number: "OWN-AGREED-1" }));
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
  await must(step(market, sale.seller, sale, "ship", { tracking_number: "OWN-AGREED-2" }));
  await must(step(market, sale.buyer, sale, "dispute", { reason: "Rusak" }));
  await must(accept(sale, sale.seller, await offered(sale, sale.buyer, 159_000)));
  await (await fetch(`${market.url}/sandbox/faults`, { method: "DELETE" })).body?.cancel();
  await market.time.advance(3600);
  expect(await walletOf(market, sale.buyer)).toBe(159_000);
  await proveMoney(market);
});
