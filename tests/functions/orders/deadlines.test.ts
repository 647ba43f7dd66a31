import { afterEach, expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

const market = useMarket();
afterEach(() => market.proveMoney());

const reminders = async (sale: Sale) =>
  (await market.sql`
    select user_id, kind from public.notifications
    where data ->> 'order_id' = ${sale.order.id} and kind like 'order.reminder.%' order by created_at`)
    .map(({ user_id, kind }) => `${user_id === sale.buyer.id ? "buyer" : "seller"} ${kind}`);

test.each(
  [
    ["AWAITING_PAYMENT", HOUR, "EXPIRED", "buyer order.reminder.expired", "active"],
    ["READY_TO_SHIP", 7 * DAY, "CANCELLED", "seller order.reminder.cancelled", "removed"],
    // A carrier has scanned the parcel.
    ["SHIPPED", 14 * DAY, "DELIVERED", null, "sold"],
    ["DELIVERED", 2 * DAY, "COMPLETED", "buyer order.reminder.completed", "sold"],
    [
      "RETURN_REQUESTED",
      2 * DAY,
      "RETURN_APPROVED",
      "seller order.reminder.return_approved",
      "sold",
    ],
    ["RETURN_APPROVED", 7 * DAY, "COMPLETED", "buyer order.reminder.completed", "sold"],
  ] as const,
)(
  "%s lists its deadline and becomes after %i seconds %s, of which its party was reminded",
  async (from, seconds, to, reminder, listing) => {
    const sale = await market.saleIn(from);
    const { deadlines: [deadline] } = await sale.read();
    expect(deadline.to).toBe(to);
    const left = Date.parse(deadline.at) - market.time.now().getTime();
    expect(Math.abs(left / 1000 - seconds)).toBeLessThan(60);
    await market.time.advance(seconds - 60);
    expect(await sale.status()).toBe(from);
    if (reminder) expect(await reminders(sale)).toContain(reminder);
    await market.time.advance(61);
    expect(await sale.status()).toBe(to);
    expect(await sale.listingStatus()).toBe(listing);
    expect(await sale.buyer.wallet()).toBe(to === "CANCELLED" ? sale.order.total : 0);
    expect(await sale.seller.wallet()).toBe(to === "COMPLETED" ? 150_000 : 0);
  },
);

test("a deadline has no effect once the order has moved, even back to the same status", async () => {
  const sale = await market.deliveredSale();
  await market.time.advance(20 * HOUR);
  await must(sale.step("buyer", "return-request", { reason: "damaged" }));
  await must(sale.step("seller", "return-reject", { reason: "Tidak rusak" }));
  // The first delivery's two days are over, the second's are not.
  await market.time.advance(30 * HOUR);
  expect(await sale.status()).toBe("DELIVERED");
  expect(await reminders(sale)).not.toContain("buyer order.reminder.completed");
  await market.time.advance(18 * HOUR + 1);
  expect(await sale.status()).toBe("COMPLETED");
});

test("a failing deadline does not stop those of other orders, and its job keeps the error", async () => {
  const [broken, fine] = [await market.paidSale(), await market.paidSale()];
  // As if by a bug the escrow is empty, so the cancellation cannot be posted.
  await market.sql`
    update private.ledger_accounts set balance = 0 where order_id = ${broken.order.id}`;
  await market.time.advance(7 * DAY + 1);
  expect(await fine.status()).toBe("CANCELLED");
  expect(await broken.status()).toBe("READY_TO_SHIP");
  const [job] = await market.sql`
    select attempts, last_error, finished_at from private.jobs
    where kind = 'orders_deadline' and key like ${broken.order.id + ":%:CANCELLED"}`;
  expect(job).toMatchObject({ finished_at: null, last_error: expect.stringMatching(/balance/) });
  await market.sql`
    update private.ledger_accounts set balance = 150000 where order_id = ${broken.order.id}`;
  await market.time.advance(2 * HOUR);
  expect(await broken.status()).toBe("CANCELLED");
});
