/** A paid order is shipped, or cancelled. */
import { afterEach, expect, test } from "vitest";
import { errorOf, must, ROUNDS, tally, useMarket } from "../../support/market.ts";
import type { Couple, Sale } from "../../support/market.ts";

const market = useMarket();
afterEach(() => market.proveMoney());
afterEach(() => market.noFaults());

const ship = (sale: Sale, tracking_number: string) =>
  sale.step("seller", "ship", { tracking_number });

test("shipping with our waybill keeps our booking and courier", async () => {
  const sale = await market.paidSale();
  const { tracking_number, shipping_details } = await sale.read();
  const parcel = { tracking_number, courier_code: "ninja" };
  expect(await must(sale.step("seller", "ship", parcel)))
    .toMatchObject({ status: "SHIPPED", tracking_number, shipping_details });
  await market.runDue();
  expect((await sale.atCarrier()).status).not.toBe("cancelled");
});

test("shipping with an own courier cancels our booking, and the order carries nothing of it", async () => {
  const sale = await market.paidSale();
  const before = await sale.read();
  expect(before.label_url).not.toBeNull();
  const parcel = { tracking_number: "OWN-0100", courier_code: "ninja" };
  const shipped = await must(sale.step("seller", "ship", parcel));
  await market.runDue();
  const own = {
    status: "SHIPPED",
    ...parcel,
    courier_service_code: null,
    shipping_details: { courier_code: "ninja", courier_service_code: null, shipper_order_id: null },
    label_url: null,
  };
  expect(shipped).toMatchObject(own);
  expect(await sale.read()).toMatchObject(own);
  expect((await sale.atCarrier()).status).toBe("cancelled");
  const tracked = await must(sale.buyer.get("/shipping/track/OWN-0100"));
  expect(tracked.courier_code).toBe("ninja");
});

test("a tracking number of another parcel is rejected, and letter case makes no other one", async () => {
  const [one, other] = [await market.paidSale(), await market.paidSale()];
  const { tracking_number, shipping_details } = await one.read();
  const typed = tracking_number.toLowerCase();
  for (const taken of [tracking_number, typed]) {
    expect(await errorOf(ship(other, taken))).toBe("409 tracking_number_taken");
  }
  expect(await other.status()).toBe("READY_TO_SHIP");
  expect(await must(ship(one, typed))).toMatchObject({ tracking_number, shipping_details });
  await market.runDue();
  expect(await one.buyer.wallet()).toBe(0);
  const tracked = await must(one.buyer.get(`/shipping/track/${typed}`));
  expect(tracked).toMatchObject({ tracking_number });
  await must(ship(other, "own-0200"));
  const third = await market.paidSale();
  expect(await errorOf(ship(third, "OWN-0200"))).toBe("409 tracking_number_taken");
});

test("shipping during the booking keeps the seller's tracking number", async () => {
  const sale = await market.openSale();
  await market.fault("shipping", "create_order", "timeout_after_commit");
  await sale.invoice("pay");
  const booking = market.runDue();
  await ship(sale, "OWN-0007");
  await booking;
  await market.time.advance(3600);
  const order = await sale.read();
  expect(order).toMatchObject({ status: "SHIPPED", tracking_number: "OWN-0007" });
});

test("an own courier without a code is the courier that the buyer chose, without its service", async () => {
  const sale = await market.paidSale();
  const { courier_code } = await sale.read();
  const { shipping_details } = (await ship(sale, "OWN-0101")).body.data;
  expect(shipping_details).toEqual({
    courier_code,
    courier_service_code: null,
    shipper_order_id: null,
  });
});

test("a seller who says that it is shipped before the courier is booked takes nobody's shipping fee", async () => {
  const sale = await market.openSale();
  await sale.payWithoutCallback();
  await must(sale.buyer.get(`/payments/${sale.order.id}/check`));
  await must(sale.seller.put(`/orders/${sale.order.id}/status`, { status: "SHIPPED" }));
  await market.proveMoney();
  await market.runDue();
  await market.proveMoney();
  await must(sale.step("buyer", "confirm"));
  await market.runDue();
  expect(await sale.status()).toBe("COMPLETED");
});

test.each([["buyer", "active"], ["seller", "removed"]] as const)(
  "the %s can cancel an unpaid order: its invoice expires, and the listing is %s",
  async (side, listing) => {
    const sale = await market.openSale();
    await must(sale.step(side, "cancel", { reason: "Batal" }));
    await market.runDue();
    expect(await sale.invoices()).toMatchObject([{ status: "EXPIRED" }]);
    expect(await sale.listingStatus()).toBe(listing);
  },
);

test.each([["buyer", "active"], ["seller", "removed"], ["staff", "removed"]] as const)(
  "a paid order that the %s cancels is refunded in full, its courier is cancelled, and the listing is %s",
  async (side, listing) => {
    const sale = await market.paidSale();
    const ops = await market.staff("ops_admin");
    const headers: Record<string, string> = side === "staff"
      ? { "x-action-reason": "Penipuan" }
      : {};
    await must(sale.step(side === "staff" ? ops : side, "cancel", undefined, headers));
    await market.runDue();
    expect(await sale.buyer.wallet()).toBe(sale.order.total);
    expect(await sale.listingStatus()).toBe(listing);
    expect((await sale.atCarrier()).status).toBe("cancelled");
    expect(await market.audit(sale.order.id)).toMatchObject(
      side !== "staff" ? [] : [{
        action: "orders_cancel",
        actor_id: ops.id,
        reason: "Penipuan",
        before: { status: "READY_TO_SHIP" },
        after: { status: "CANCELLED" },
      }],
    );
  },
);

test("an hour after payment only the seller can cancel", async () => {
  const sale = await market.paidSale();
  await market.time.advance(60 * 60 + 1);
  expect(await errorOf(sale.step("buyer", "cancel"))).toBe("409 cancel_window_over");
  await must(sale.step("seller", "cancel"));
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
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    const winner = answers.find(({ status }) => status === 200)!.body.data.status;
    const loser = answers.find(({ status }) => status === 409)!.body.error.message;
    expect(loser).toContain(winner);
    expect(await sale.status()).toBe(winner);
  }
  await market.runDue();
});

/** In half of the rounds the courier is booked, in the other half the booking is in progress. */
async function raceSale(parties: Couple, round: number) {
  if (round % 2 === 0) return market.paidSale({}, parties);
  const sale = await market.openSale({}, parties);
  await sale.invoice("pay");
  return sale;
}
