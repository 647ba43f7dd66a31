import { afterEach, expect, test } from "vitest";
import { errorOf, must, ROUNDS, tally, useMarket } from "../../support/market.ts";
import type { Couple } from "../../support/market.ts";
import { atProvider } from "../../support/courier.ts";

const market = useMarket();
afterEach(() => market.proveMoney());

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
    const { shipper_order_id } = await sale.shipment();
    expect((await atProvider(market, shipper_order_id!)).status).toBe("cancelled");
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
