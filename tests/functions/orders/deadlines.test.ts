/** What time decides about an order, and when a carrier's word stops it. */
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
    await market.time.advance(seconds - 60, seconds / 8);
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
  await market.time.advance(7 * DAY + 1, DAY / 2);
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

async function shownStatus(sale: Sale): Promise<string> {
  const { tracking_number } = await sale.read();
  return (await must(sale.buyer.get(`/shipping/track/${tracking_number}`))).status;
}

test("a parcel that is back at its sender cancels the order: the buyer has everything, the seller nothing", async () => {
  const sale = await market.shippedSale();
  await sale.carrierSays("return_in_transit");
  expect(await sale.status()).toBe("SHIPPED");
  expect((await sale.read()).deadlines).toEqual([]);
  expect(await sale.cases()).toContain("parcel_trouble");
  for (const person of [sale.buyer, sale.seller]) {
    expect(await person.notifications()).toContain("order.parcel_returning");
  }
  await market.time.advance(60);
  await sale.carrierSays("returned");
  expect(await sale.status()).toBe("CANCELLED");
  expect(await sale.buyer.wallet()).toBe(sale.order.total);
  expect(await sale.seller.wallet()).toBe(0);
  for (const person of [sale.buyer, sale.seller]) {
    expect(await person.notifications()).toContain("order.cancelled");
  }
});

test("while a parcel is stopped, lost or on its way back no time counts as delivery, and staff have a case", async () => {
  const stopped: [word: string, sale: Sale][] = [];
  for (const word of ["return_in_transit", "rejected", "disposed", "on_hold"]) {
    const sale = await market.shippedSale();
    await sale.carrierSays(word);
    stopped.push([word, sale]);
  }
  await market.time.advance(30 * DAY, DAY / 2);
  for (const [word, sale] of stopped) {
    expect([await sale.status(), await sale.seller.wallet()], word).toEqual(["SHIPPED", 0]);
    expect(await sale.cases(), word).toContain(word === "on_hold" ? "overdue" : "parcel_trouble");
  }
});

test("a parcel that goes on after a stop arrives by the clock as any other", async () => {
  const sale = await market.shippedSale();
  await sale.carrierSays("on_hold");
  expect(await shownStatus(sale)).toBe("on_hold");
  await market.time.advance(60);
  await sale.carrierSays("in_transit");
  expect(await shownStatus(sale), "the newest, not the highest").toBe("in_transit");
  await market.time.advance(14 * DAY + 1, DAY / 2);
  expect(await sale.status()).toBe("DELIVERED");
});

test("a carrier that takes its delivery back, before or during a return, opens a dispute: no time pays the seller, and staff decide", async () => {
  const sales = [
    await market.deliveredSale(),
    await market.returnRequestedSale(),
    await market.returnApprovedSale(),
  ];
  await market.time.advance(60);
  for (const sale of sales) await sale.carrierSays("returned");
  await market.time.advance(30 * DAY, DAY / 2);
  for (const sale of sales) {
    expect([await sale.status(), await sale.seller.wallet()]).toEqual(["DISPUTED", 0]);
    for (const person of [sale.buyer, sale.seller]) {
      expect(await person.notifications()).toContain("order.parcel_returning");
    }
    const { dispute, item_price, shipping_fee } = await sale.read();
    expect(dispute).toMatchObject({ opened_by: "buyer", reason: "returned" });
    await must(sale.resolve("refund"));
    expect(await sale.seller.wallet()).toBe(0);
    expect(await sale.buyer.wallet()).toBe(item_price + shipping_fee);
  }
});

test("a return that is on its way goes on, whatever the carrier says of the first parcel", async () => {
  const sale = await market.returnApprovedSale();
  await sale.sendBack();
  await market.time.advance(60);
  await sale.carrierSays("returned");
  expect(await sale.status()).toBe("RETURN_APPROVED");
});

test("a carrier that takes the delivery of a return back opens the seller's dispute: no time refunds the buyer", async () => {
  const sale = await market.returnApprovedSale();
  await sale.sendBack();
  await market.time.advance(60);
  await sale.carrierSays("delivered", "return");
  await market.time.advance(60);
  await sale.carrierSays("returned", "return");
  await market.time.advance(10 * DAY, DAY / 2);
  expect([await sale.status(), await sale.buyer.wallet()]).toEqual(["DISPUTED", 0]);
  const { dispute, item_price } = await sale.read();
  expect(dispute).toMatchObject({ opened_by: "seller", reason: "returned" });
  for (const person of [sale.buyer, sale.seller]) {
    expect(await person.notifications()).toContain("order.parcel_returning");
  }
  await must(sale.resolve("release"));
  expect([await sale.seller.wallet(), await sale.buyer.wallet()]).toEqual([item_price, 0]);
});

test("trouble on the way to the buyer is over once the parcel arrived, also while it is sent back", async () => {
  const sale = await market.shippedSale();
  await sale.carrierSays("rejected");
  await market.time.advance(60);
  await sale.carrierSays("delivered");
  await market.runDue();
  await must(sale.step("buyer", "return-request", { reason: "damaged" }));
  await must(sale.step("seller", "return-approve"));
  expect(
    await market.sql`
      select closed_because from private.staff_cases as cases
      where order_id = ${sale.order.id} and not private.case_lasts(cases)`,
  ).toEqual([{ closed_because: "over" }]);
});

test("staff refund a lost parcel, and no other that is on its way", async () => {
  const lost = await market.shippedSale();
  const ops = await market.staff("ops_admin");
  const cancel = ({ order }: Sale) =>
    ops.put(`/orders/${order.id}/status`, { status: "CANCELLED", reason: "Lost by the courier" });
  expect((await cancel(lost)).body.error.reason).toBe("parcel_not_going_back");
  await lost.carrierSays("disposed");
  await must(cancel(lost));
  expect(await lost.buyer.wallet()).toBe(lost.order.total);
});

test("both are asked about a number that no carrier scans, staff get a case, and the buyer is refunded three days later; a scan in time keeps the order", async () => {
  const [sale, scanned] = [await market.paidSale(), await market.shippedSale()];
  await must(sale.step("seller", "ship", { tracking_number: "OWN-7777777" }));
  await market.time.advance(14 * DAY + 60, DAY / 2);
  for (const person of [sale.buyer, sale.seller]) {
    expect(await person.notifications()).toContain("order.reminder.cancelled");
  }
  expect(await scanned.buyer.notifications()).not.toContain("order.reminder.cancelled");
  expect([await sale.status(), await sale.cases()]).toEqual(["SHIPPED", ["overdue"]]);
  await market.time.advance(3 * DAY, DAY / 2);
  expect(await sale.status()).toBe("CANCELLED");
  expect([await sale.buyer.wallet(), await sale.seller.wallet()]).toEqual([sale.order.total, 0]);
  expect(await scanned.status()).not.toBe("CANCELLED");
});
