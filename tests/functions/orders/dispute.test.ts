import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { Sale, User } from "../../support/market.ts";

const market = useMarket();

test("the buyer can dispute an order in every status that holds escrow", async () => {
  for (
    const state of [
      "READY_TO_SHIP",
      "SHIPPED",
      "DELIVERED",
      "RETURN_REQUESTED",
      "RETURN_APPROVED",
    ] as const
  ) {
    const sale = await market.saleIn(state);
    const order = await must(
      sale.step("buyer", "dispute", { reason: "Palsu", description: "Jahitan beda" }),
    );
    expect(order).toMatchObject({
      status: "DISPUTED",
      dispute: { reason: "Palsu", description: "Jahitan beda", status: "open" },
      deadlines: [],
    });
  }
  for (const state of ["AWAITING_PAYMENT", "COMPLETED"] as const) {
    const sale = await market.saleIn(state);
    expect((await sale.step("buyer", "dispute", { reason: "Palsu" })).status).toBe(409);
  }
});

test("the parties cannot move a disputed order, and the error names its status", async () => {
  const sale = await market.shippedSale();
  await must(sale.step("buyer", "dispute", { reason: "Rusak" }));
  for (const [who, operation] of [[sale.buyer, "confirm"], [sale.buyer, "cancel"]] as const) {
    const { status, body } = await sale.step(who, operation);
    expect([status, body.error.message]).toEqual([409, expect.stringContaining("DISPUTED")]);
  }
  await market.time.advance(60 * 24 * 3600);
  expect(await sale.status()).toBe("DISPUTED");
});

const HOUR = 3600;
const PROOF = {
  description: "Label kurir dan foto sebelum dikirim.",
  photos: ["https://images.example.com/label.jpg"],
};

const answer = (sale: Sale, who: User, body: object = PROOF, headers = {}) =>
  who.put(`/orders/${sale.order.id}/dispute/answer`, body, headers);

test("the seller answers a dispute with evidence that the buyer and staff read", async () => {
  const sale = await market.disputedSale();
  const order = await must(answer(sale, sale.seller));
  expect(order.dispute).toMatchObject({ opened_by: "buyer", answer: PROOF });
  const seen = await must(sale.buyer.get(`/orders/${sale.order.id}`));
  expect(seen.dispute.answer).toEqual(order.dispute.answer);
  const ops = await market.staff("ops_admin");
  const { items } = await must(ops.get(`/admin/disputes?order=${sale.order.id}`));
  expect(items[0].answer).toEqual(order.dispute.answer);
  expect(await sale.buyer.notifications()).toContain("dispute.answered");
  expect((await must(answer(sale, sale.seller, { description: "Lagi" }))).dispute.answer)
    .toMatchObject({ description: "Lagi", photos: [] });
});

test("the buyer answers a contested return", async () => {
  const sale = await market.returnApprovedSale();
  await must(sale.step("seller", "dispute", { reason: "Batu bata", ...PROOF }));
  expect((await answer(sale, sale.seller)).status).toBe(403);
  expect((await must(answer(sale, sale.buyer))).dispute.answer).toMatchObject(PROOF);
});

test("whoever is silent is told twice: when the dispute opens and before staff decide", async () => {
  const [silent, answered] = [await market.disputedSale(), await market.disputedSale()];
  await must(answer(answered, answered.seller));
  const { dispute } = await must(silent.seller.get(`/orders/${silent.order.id}`));
  expect(Date.parse(dispute.answer_due_at) - Date.parse(dispute.opened_at))
    .toBeCloseTo(48 * HOUR * 1000, -3);
  expect(await silent.seller.notifications()).toContain("order.disputed");
  await market.time.advance(35 * HOUR);
  expect(await silent.seller.notifications()).not.toContain("dispute.reminder");
  await market.time.advance(HOUR + 1);
  expect(await silent.seller.notifications()).toContain("dispute.reminder");
  expect(await silent.buyer.notifications()).not.toContain("dispute.reminder");
  expect(await answered.seller.notifications()).not.toContain("dispute.reminder");
});

test("an answer needs evidence, an open dispute, and the party that did not open it", async () => {
  const sale = await market.disputedSale();
  for (const body of [{}, { photos: [] }, { description: "" }, { photos: ["data:,x"] }]) {
    expect((await answer(sale, sale.seller, body)).status, JSON.stringify(body)).toBe(400);
  }
  expect((await answer(sale, sale.buyer)).status).toBe(403);
  expect((await answer(sale, await market.user())).status).toBe(404);
  const ops = await market.staff("ops_admin");
  expect((await answer(sale, ops)).status).toBe(403);
  const { dispute } = await must(sale.buyer.get(`/orders/${sale.order.id}`));
  const resolution = { resolution: "release" };
  await must(ops.post(`/admin/disputes/${dispute.id}/resolve`, resolution));
  expect((await answer(sale, sale.seller)).status).toBe(409);
  const paid = await market.paidSale();
  expect((await answer(paid, paid.seller)).status).toBe(409);
});

test("a replayed answer returns the same bytes", async () => {
  const sale = await market.disputedSale();
  const key = { "idempotency-key": crypto.randomUUID() };
  const first = await answer(sale, sale.seller, PROOF, key);
  await must(answer(sale, sale.seller, { description: "Lagi" }));
  const second = await answer(sale, sale.seller, PROOF, key);
  expect([second.text, second.headers.get("Idempotent-Replayed")]).toEqual([first.text, "true"]);
});
