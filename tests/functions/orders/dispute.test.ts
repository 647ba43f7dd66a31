import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { Sale, User } from "../../support/market.ts";

const market = useMarket();

test("a disputed order shows why, and neither a party nor time moves it", async () => {
  const sale = await market.shippedSale();
  const why = { reason: "Palsu", description: "Jahitan beda" };
  expect(await must(sale.step("buyer", "dispute", why))).toMatchObject({
    status: "DISPUTED",
    dispute: { ...why, status: "open", opened_by: "buyer" },
    deadlines: [],
  });
  for (const operation of ["confirm", "cancel"]) {
    const { status, body } = await sale.step("buyer", operation);
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

const answer = (sale: Sale, who: User, body: object = PROOF) =>
  sale.step(who, "dispute/answer", body);

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

test("the seller answers a dispute with evidence that the buyer and staff read, while it is open", async () => {
  const sale = await market.disputedSale();
  for (const body of [{}, { photos: [] }]) {
    expect((await answer(sale, sale.seller, body)).status).toBe(400);
  }
  expect((await answer(sale, sale.buyer)).status).toBe(403);
  const order = await must(answer(sale, sale.seller));
  expect(order.dispute).toMatchObject({ opened_by: "buyer", answer: PROOF });
  const seen = await sale.read();
  expect(seen.dispute.answer).toEqual(order.dispute.answer);
  const ops = await market.staff("ops_admin");
  const { items } = await must(ops.get(`/admin/disputes?order=${sale.order.id}`));
  expect(items[0].answer).toEqual(order.dispute.answer);
  expect(await sale.buyer.notifications()).toContain("dispute.answered");
  expect((await must(answer(sale, sale.seller, { description: "Lagi" }))).dispute.answer)
    .toMatchObject({ description: "Lagi", photos: [] });
  await must(sale.resolve("release"));
  expect((await answer(sale, sale.seller)).status).toBe(409);
});
