import { expect, test } from "vitest";
import {
  deliveredSale,
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

const HOUR = 3600;

const market = useMarket();

test("a return that was agreed to and came back refunds item and shipping, and the listing is out of the shop", async () => {
  const sale = await returnApprovedSale(market);
  const order = await must(step(market, sale.seller, sale, "return-received"));
  const due = order.item_price + order.shipping_fee;
  expect(order).toMatchObject({ status: "REFUNDED", refunded_amount: due });
  expect(await walletOf(market, sale.buyer)).toBe(due);
  expect(await walletOf(market, sale.seller)).toBe(0);
  expect(await listingStatus(market, sale)).toBe("removed");
  const { body } = await market.as(sale.buyer).get(`/orders/${sale.order.id}/timeline`);
  expect(
    body.data.map(({ to, actor }: { to: string; actor: string }) => `${actor} ${to}`).slice(-3),
  )
    .toEqual(["seller RETURN_APPROVED", "seller RETURN_RECEIVED", "clock REFUNDED"]);
  await proveMoney(market);
});

test("what the buyer said about it stands on the order", async () => {
  const sale = await deliveredSale(market);
  const said = {
    reason: "not_as_described",
    description: "Ada noda di lengan.",
    photos: ["https://images.example.com/noda.jpg"],
  };
  const order = await must(step(market, sale.buyer, sale, "return-request", said));
  expect(order.return).toMatchObject({ ...said, rejected_at: null });
  expect(order.deadlines).toMatchObject([{ to: "RETURN_APPROVED" }]);
});

test("up to Rp50,000 a return is approved at once", async () => {
  const sale = await deliveredSale(market, { price: 50_000 });
  const order = await must(step(market, sale.buyer, sale, "return-request", { reason: "damaged" }));
  expect(order.status).toBe("RETURN_APPROVED");
  const dearer = await returnRequestedSale(market, { price: 50_001 });
  expect(await statusOf(market, dearer)).toBe("RETURN_REQUESTED");
});

test("a changed mind is no reason, and neither is none", async () => {
  const sale = await deliveredSale(market);
  for (const body of [{ reason: "changed_mind" }, { reason: "" }, {}, undefined]) {
    const answer = await step(market, sale.buyer, sale, "return-request", body);
    expect([answer.status, answer.body.error.code]).toEqual([400, "VALIDATION"]);
  }
  expect(await statusOf(market, sale)).toBe("DELIVERED");
});

test("after a day, or a second time, nothing can be returned, but a dispute stays open", async () => {
  const late = await deliveredSale(market);
  await market.time.advance(24 * HOUR + 1);
  const request = { reason: "wrong_size" };
  expect((await step(market, late.buyer, late, "return-request", request)).status).toBe(409);

  const sale = await returnRequestedSale(market);
  const rejected = await must(
    step(market, sale.seller, sale, "return-reject", { reason: "Sesuai foto." }),
  );
  expect(rejected).toMatchObject({
    status: "DELIVERED",
    return: { rejection_reason: "Sesuai foto." },
  });
  const again = await step(market, sale.buyer, sale, "return-request", request);
  expect([again.status, again.body.error.message]).toEqual([
    409,
    expect.stringMatching(/DELIVERED.*dispute/),
  ]);
  expect((await step(market, sale.buyer, sale, "dispute", { reason: "Palsu" })).status).toBe(200);
});

test("a rejection starts the 48 hours anew", async () => {
  const sale = await deliveredSale(market);
  await market.time.advance(20 * HOUR);
  await must(step(market, sale.buyer, sale, "return-request", { reason: "damaged" }));
  await market.time.advance(20 * HOUR);
  await must(step(market, sale.seller, sale, "return-reject", { reason: "Tidak rusak" }));
  await market.time.advance(47 * HOUR);
  expect(await statusOf(market, sale)).toBe("DELIVERED");
  await market.time.advance(HOUR + 1);
  expect(await statusOf(market, sale)).toBe("COMPLETED");
  expect(await walletOf(market, sale.seller)).toBe(150_000);
});

test("only the seller or staff decide, only the buyer asks, strangers learn nothing", async () => {
  const sale = await returnRequestedSale(market);
  expect((await step(market, sale.buyer, sale, "return-approve")).status).toBe(403);
  expect((await step(market, sale.seller, sale, "return-request", { reason: "damaged" })).status)
    .toBe(403);
  expect((await step(market, await market.user(), sale, "return-approve")).status).toBe(404);
  const finance = await market.staff("administrator");
  expect((await step(market, finance, sale, "return-approve")).status).toBe(403);
  expect((await step(market, await market.staff("ops_admin"), sale, "return-approve")).status)
    .toBe(200);
});

test("a delivery is not a rejection: what was never requested cannot be rejected", async () => {
  const sale = await deliveredSale(market);
  const { status, body } = await step(market, sale.seller, sale, "return-reject", { reason: "x" });
  expect([status, body.error.message]).toEqual([409, expect.stringContaining("DELIVERED")]);
});

test("received twenty times at once, the buyer is refunded once", async () => {
  const sale = await returnApprovedSale(market);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => step(market, sale.seller, sale, "return-received")),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  await proveMoney(market);
});

test("the same Idempotency-Key gives the same bytes, whatever happened since", async () => {
  const sale = await deliveredSale(market);
  const key = { "idempotency-key": crypto.randomUUID() };
  const request = () =>
    step(market, sale.buyer, sale, "return-request", { reason: "damaged" }, key);
  const first = await request();
  await must(step(market, sale.seller, sale, "return-approve"));
  const second = await request();
  expect([second.text, second.headers.get("Idempotent-Replayed")]).toEqual([first.text, "true"]);
});
