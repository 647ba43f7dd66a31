import { expect, test } from "vitest";
import { listingStatus, shippedSale, statusOf, step, walletOf } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { couple, openAgain, paidAgain } from "../../support/races.ts";
import type { Couple } from "../../support/races.ts";
import { invoicesOf, openSale, paidSale, pay, readOrder } from "../../support/sale.ts";

const market = useMarket();

test("either party can cancel an unpaid order, and its invoice expires", async () => {
  for (const side of ["buyer", "seller"] as const) {
    const sale = await openSale(market);
    const { status, body } = await step(market, sale[side], sale, "cancel", { reason: "Batal" });
    expect([status, body.data.status]).toEqual([200, "CANCELLED"]);
    await market.runDue();
    expect(await invoicesOf(market, sale.order.reference)).toMatchObject([{ status: "EXPIRED" }]);
    expect(await listingStatus(market, sale)).toBe(side === "buyer" ? "active" : "removed");
  }
});

test("cancelling a paid order in time refunds the buyer in full and frees the listing", async () => {
  const sale = await paidSale(market);
  const { body } = await step(market, sale.buyer, sale, "cancel");
  expect(body.data).toMatchObject({ status: "CANCELLED", refunded_amount: sale.order.total });
  await market.runDue();
  expect(await walletOf(market, sale.buyer)).toBe(sale.order.total);
  expect(await listingStatus(market, sale)).toBe("active");
  const order = await readOrder(market, sale);
  const { shipper_order_id } = order.shipping_details;
  const { body: parcel } = await market.with({ authorization: "biteship_test" })
    .get(`/sandbox/shipping/api/v1/orders/${shipper_order_id}`);
  expect(parcel.status).toBe("cancelled");
  await proveMoney(market);
});

test("a paid order cancelled by the seller or staff removes the listing", async () => {
  for (const side of ["seller", "staff"] as const) {
    const sale = await paidSale(market);
    const who = side === "staff" ? await market.staff("ops_admin") : sale.seller;
    expect((await step(market, who, sale, "cancel", { reason: "Rusak" })).status).toBe(200);
    expect(await walletOf(market, sale.buyer)).toBe(sale.order.total);
    expect(await listingStatus(market, sale)).toBe("removed");
  }
  await proveMoney(market);
});

test("a cancellation by staff is in the audit log with its reason", async () => {
  const sale = await paidSale(market);
  const ops = await market.staff("ops_admin");
  await step(market, ops, sale, "cancel", undefined, { "x-action-reason": "Penipuan" });
  const { body } = await market.as(ops).get(`/admin/audit?target_id=${sale.order.id}`);
  expect(body.data.items).toMatchObject([{
    action: "orders_cancel",
    actor_id: ops.id,
    reason: "Penipuan",
    before: { status: "READY_TO_SHIP" },
    after: { status: "CANCELLED" },
  }]);
});

test("a cancellation with dry_run is rejected and changes nothing", async () => {
  const sale = await paidSale(market);
  const path = `/orders/${sale.order.id}/cancel?dry_run=true`;
  for (const who of [await market.staff("ops_admin"), sale.buyer, sale.seller]) {
    const { status, body } = await market.as(who).put(path);
    expect([status, body.error.message]).toEqual([400, "This route has no dry run."]);
  }
  expect(await statusOf(market, sale)).toBe("READY_TO_SHIP");
  expect(await walletOf(market, sale.buyer)).toBe(0);
});

test("an hour after payment only the seller can cancel", async () => {
  const sale = await paidSale(market);
  await market.time.advance(60 * 60 + 1);
  const { status, body } = await step(market, sale.buyer, sale, "cancel");
  expect([status, body.error.code]).toEqual([409, "CONFLICT"]);
  expect(body.error.message).toContain("READY_TO_SHIP");
  expect((await step(market, sale.seller, sale, "cancel")).status).toBe(200);
});

test("a shipped order cannot be cancelled, and an empty reason is rejected", async () => {
  const sale = await shippedSale(market);
  expect((await step(market, sale.seller, sale, "cancel")).status).toBe(409);
  expect((await step(market, sale.seller, sale, "cancel", { reason: "" })).status).toBe(400);
});

test("a payment of a cancelled order revives it while the listing is free, else is refunded", async () => {
  const [revived, refunded] = [await openSale(market), await openSale(market)];
  // The payment provider is down, so the invoice is not expired in time.
  await market.fault("payment", "expire_invoice", "error", 2);
  await step(market, revived.buyer, revived, "cancel");
  await step(market, refunded.seller, refunded, "cancel");
  await pay(market, revived);
  await pay(market, refunded);
  expect(await statusOf(market, revived)).toBe("READY_TO_SHIP");
  expect(await statusOf(market, refunded)).toBe("CANCELLED");
  expect(await walletOf(market, refunded.buyer)).toBe(refunded.order.total);
  await proveMoney(market);
});

test("of a concurrent cancel and ship one succeeds, and the other returns 409 with the order's status", async () => {
  const parties = await couple(market);
  for (let round = 0; round < 100; round++) {
    const sale = await raceSale(parties, round);
    const ship = { tracking_number: `RACE-${round}-${sale.order.id.slice(0, 8)}` };
    const answers = await Promise.all([
      step(market, sale.buyer, sale, "cancel"),
      step(market, sale.seller, sale, "ship", ship),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)!.body.data.status;
    const loser = answers.find(({ status }) => status === 409)!.body.error.message;
    expect(loser).toContain(winner);
    expect(await statusOf(market, sale)).toBe(winner);
  }
  await market.runDue();
  await proveMoney(market);
});

/** In half of the rounds the courier is booked, in the other half the booking is in progress. */
async function raceSale(parties: Couple, round: number) {
  if (round % 2 === 0) return paidAgain(market, parties);
  const sale = await openAgain(market, parties);
  await market.sandbox(`/payment/invoices/${sale.order.payment.invoice_id}/pay`);
  return sale;
}
