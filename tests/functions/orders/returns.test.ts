import { expect, test } from "vitest";
import {
  deliveredSale,
  listingStatus,
  must,
  returnApprovedSale,
  returnRequestedSale,
  sendBack,
  statusOf,
  step,
  walletOf,
} from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";

const HOUR = 3600;

const market = useMarket();

test("a received return refunds item and shipping, and removes the listing", async () => {
  const sale = await returnApprovedSale(market);
  await sendBack(market, sale);
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

test("an order shows the buyer's return request", async () => {
  const sale = await deliveredSale(market);
  const request = {
    reason: "not_as_described",
    description: "Ada noda di lengan.",
    photos: ["https://images.example.com/noda.jpg"],
  };
  const order = await must(step(market, sale.buyer, sale, "return-request", request));
  expect(order.return).toMatchObject({ ...request, rejected_at: null });
  expect(order.deadlines).toMatchObject([{ to: "RETURN_APPROVED" }]);
});

test("a return needs one of the listed reasons", async () => {
  const sale = await deliveredSale(market);
  for (const body of [{ reason: "changed_mind" }, { reason: "" }, {}, undefined]) {
    const answer = await step(market, sale.buyer, sale, "return-request", body);
    expect([answer.status, answer.body.error.code]).toEqual([400, "VALIDATION"]);
  }
  expect(await statusOf(market, sale)).toBe("DELIVERED");
});

test("a return is rejected after a day or a second time, and a dispute stays possible", async () => {
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

test("a rejected return restarts the 48 hours", async () => {
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

test("only the buyer requests a return, only the seller or ops_admin approves it, strangers get 404", async () => {
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

test("a return that was not requested cannot be rejected", async () => {
  const sale = await deliveredSale(market);
  const { status, body } = await step(market, sale.seller, sale, "return-reject", { reason: "x" });
  expect([status, body.error.message]).toEqual([409, expect.stringContaining("DELIVERED")]);
});

test("twenty concurrent receipts refund the buyer once", async () => {
  const sale = await returnApprovedSale(market);
  await sendBack(market, sale);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => step(market, sale.seller, sale, "return-received")),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  await proveMoney(market);
});

test("the same Idempotency-Key returns the same bytes after the order has moved", async () => {
  const sale = await deliveredSale(market);
  const key = { "idempotency-key": crypto.randomUUID() };
  const request = () =>
    step(market, sale.buyer, sale, "return-request", { reason: "damaged" }, key);
  const first = await request();
  await must(step(market, sale.seller, sale, "return-approve"));
  const second = await request();
  expect([second.text, second.headers.get("Idempotent-Replayed")]).toEqual([first.text, "true"]);
});
