import { expect, test } from "vitest";
import { ROUNDS, useMarket } from "../../support/market.ts";
import type { Couple } from "../../support/market.ts";

const market = useMarket();

test("either party can cancel an unpaid order, and its invoice expires", async () => {
  for (const side of ["buyer", "seller"] as const) {
    const sale = await market.openSale();
    const { status, body } = await sale.step(sale[side], "cancel", { reason: "Batal" });
    expect([status, body.data.status]).toEqual([200, "CANCELLED"]);
    await market.runDue();
    expect(await sale.invoices()).toMatchObject([{ status: "EXPIRED" }]);
    expect(await sale.listingStatus()).toBe(side === "buyer" ? "active" : "removed");
  }
});

test("cancelling a paid order in time refunds the buyer in full and frees the listing", async () => {
  const sale = await market.paidSale();
  const { body } = await sale.step("buyer", "cancel");
  expect(body.data).toMatchObject({ status: "CANCELLED", refunded_amount: sale.order.total });
  await market.runDue();
  expect(await sale.buyer.wallet()).toBe(sale.order.total);
  expect(await sale.listingStatus()).toBe("active");
  const order = await sale.read();
  const { shipper_order_id } = order.shipping_details;
  const { body: parcel } = await market.with({ authorization: "biteship_test" })
    .get(`/sandbox/shipping/api/v1/orders/${shipper_order_id}`);
  expect(parcel.status).toBe("cancelled");
  await market.proveMoney();
});

test("a paid order cancelled by the seller or staff removes the listing", async () => {
  for (const side of ["seller", "staff"] as const) {
    const sale = await market.paidSale();
    const who = side === "staff" ? await market.staff("ops_admin") : sale.seller;
    expect((await sale.step(who, "cancel", { reason: "Rusak" })).status).toBe(200);
    expect(await sale.buyer.wallet()).toBe(sale.order.total);
    expect(await sale.listingStatus()).toBe("removed");
  }
  await market.proveMoney();
});

test("a cancellation by staff is in the audit log with its reason", async () => {
  const sale = await market.paidSale();
  const ops = await market.staff("ops_admin");
  await sale.step(ops, "cancel", undefined, { "x-action-reason": "Penipuan" });
  const { body } = await ops.get(`/admin/audit?target_id=${sale.order.id}`);
  expect(body.data.items).toMatchObject([{
    action: "orders_cancel",
    actor_id: ops.id,
    reason: "Penipuan",
    before: { status: "READY_TO_SHIP" },
    after: { status: "CANCELLED" },
  }]);
});

test("an hour after payment only the seller can cancel", async () => {
  const sale = await market.paidSale();
  await market.time.advance(60 * 60 + 1);
  const { status, body } = await sale.step("buyer", "cancel");
  expect([status, body.error.code]).toEqual([409, "CONFLICT"]);
  expect(body.error.message).toContain("READY_TO_SHIP");
  expect((await sale.step("seller", "cancel")).status).toBe(200);
});

test("a payment of a cancelled order revives it while the listing is free, else is refunded", async () => {
  const [revived, refunded] = [await market.openSale(), await market.openSale()];
  // The payment provider is down, so the invoice is not expired in time.
  await market.fault("payment", "expire_invoice", "error", 2);
  await revived.step("buyer", "cancel");
  await refunded.step("seller", "cancel");
  await revived.pay();
  await refunded.pay();
  expect(await revived.status()).toBe("READY_TO_SHIP");
  expect(await refunded.status()).toBe("CANCELLED");
  expect(await refunded.buyer.wallet()).toBe(refunded.order.total);
  await market.proveMoney();
});

test("of a concurrent cancel and ship one succeeds, and the other returns 409 with the order's status", async () => {
  const parties = await market.couple();
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await raceSale(parties, round);
    const ship = { tracking_number: `RACE-${round}-${sale.order.id.slice(0, 8)}` };
    const answers = await Promise.all([
      sale.step("buyer", "cancel"),
      sale.step("seller", "ship", ship),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)!.body.data.status;
    const loser = answers.find(({ status }) => status === 409)!.body.error.message;
    expect(loser).toContain(winner);
    expect(await sale.status()).toBe(winner);
  }
  await market.runDue();
  await market.proveMoney();
});

/** In half of the rounds the courier is booked, in the other half the booking is in progress. */
async function raceSale(parties: Couple, round: number) {
  if (round % 2 === 0) return market.paidSale({}, parties);
  const sale = await market.openSale({}, parties);
  await market.sandbox(`/payment/invoices/${sale.order.payment.invoice_id}/pay`);
  return sale;
}
