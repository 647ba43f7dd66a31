import { expect, test } from "vitest";
import { disputedSale, must, returnApprovedSale, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { notificationsOf } from "../../support/notifications.ts";
import { paidSale } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import type { TestUser } from "../../support/users.ts";

const HOUR = 3600;
const PROOF = {
  description: "Label kurir dan foto sebelum dikirim.",
  photos: ["https://images.example.com/label.jpg"],
};

const market = useMarket();

const answer = (sale: Sale, who: TestUser, body: object = PROOF, headers = {}) =>
  market.as(who).put(`/orders/${sale.order.id}/dispute/answer`, body, headers);

test("the seller answers a dispute with evidence that the buyer and staff read", async () => {
  const sale = await disputedSale(market);
  const order = await must(answer(sale, sale.seller));
  expect(order.dispute).toMatchObject({ opened_by: "buyer", answer: PROOF });
  const seen = await must(market.as(sale.buyer).get(`/orders/${sale.order.id}`));
  expect(seen.dispute.answer).toEqual(order.dispute.answer);
  const ops = market.as(await market.staff("ops_admin"));
  const { items } = await must(ops.get(`/admin/disputes?order=${sale.order.id}`));
  expect(items[0].answer).toEqual(order.dispute.answer);
  expect(await notificationsOf(market, sale.buyer)).toContain("dispute.answered");
  expect((await must(answer(sale, sale.seller, { description: "Lagi" }))).dispute.answer)
    .toMatchObject({ description: "Lagi", photos: [] });
});

test("the buyer answers a contested return", async () => {
  const sale = await returnApprovedSale(market);
  await must(step(market, sale.seller, sale, "dispute", { reason: "Batu bata", ...PROOF }));
  expect((await answer(sale, sale.seller)).status).toBe(403);
  expect((await must(answer(sale, sale.buyer))).dispute.answer).toMatchObject(PROOF);
});

test("whoever is silent is told twice: when the dispute opens and before staff decide", async () => {
  const [silent, answered] = [await disputedSale(market), await disputedSale(market)];
  await must(answer(answered, answered.seller));
  const { dispute } = await must(market.as(silent.seller).get(`/orders/${silent.order.id}`));
  expect(Date.parse(dispute.answer_due_at) - Date.parse(dispute.opened_at))
    .toBeCloseTo(48 * HOUR * 1000, -3);
  expect(await notificationsOf(market, silent.seller)).toContain("order.disputed");
  await market.time.advance(35 * HOUR);
  expect(await notificationsOf(market, silent.seller)).not.toContain("dispute.reminder");
  await market.time.advance(HOUR + 1);
  expect(await notificationsOf(market, silent.seller)).toContain("dispute.reminder");
  expect(await notificationsOf(market, silent.buyer)).not.toContain("dispute.reminder");
  expect(await notificationsOf(market, answered.seller)).not.toContain("dispute.reminder");
});

test("an answer needs evidence, an open dispute, and the party that did not open it", async () => {
  const sale = await disputedSale(market);
  for (const body of [{}, { photos: [] }, { description: "" }, { photos: ["data:,x"] }]) {
    expect((await answer(sale, sale.seller, body)).status, JSON.stringify(body)).toBe(400);
  }
  expect((await answer(sale, sale.buyer)).status).toBe(403);
  expect((await answer(sale, await market.user())).status).toBe(404);
  const ops = await market.staff("ops_admin");
  expect((await answer(sale, ops)).status).toBe(403);
  const { dispute } = await must(market.as(sale.buyer).get(`/orders/${sale.order.id}`));
  const resolution = { resolution: "release" };
  await must(market.as(ops).post(`/admin/disputes/${dispute.id}/resolve`, resolution));
  expect((await answer(sale, sale.seller)).status).toBe(409);
  const paid = await paidSale(market);
  expect((await answer(paid, paid.seller)).status).toBe(409);
});

test("a replayed answer returns the same bytes", async () => {
  const sale = await disputedSale(market);
  const key = { "idempotency-key": crypto.randomUUID() };
  const first = await answer(sale, sale.seller, PROOF, key);
  await must(answer(sale, sale.seller, { description: "Lagi" }));
  const second = await answer(sale, sale.seller, PROOF, key);
  expect([second.text, second.headers.get("Idempotent-Replayed")]).toEqual([first.text, "true"]);
});
