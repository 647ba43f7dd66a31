import { afterEach, expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";

const market = useMarket();
afterEach(() => market.proveMoney());
const DAY = 24 * 60 * 60;

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

test.each(["return_in_transit", "rejected", "disposed", "on_hold"])(
  "after the carrier's last word %s no time counts as delivery, and staff have a case",
  async (word) => {
    const sale = await market.shippedSale();
    await sale.carrierSays(word);
    await market.time.advance(30 * DAY);
    expect(await sale.status()).toBe("SHIPPED");
    expect(await sale.seller.wallet()).toBe(0);
    expect(await sale.cases()).toContain(word === "on_hold" ? "overdue" : "parcel_trouble");
  },
);

test("a parcel that goes on after a stop arrives by the clock as any other", async () => {
  const sale = await market.shippedSale();
  await sale.carrierSays("on_hold");
  expect(await shownStatus(sale)).toBe("on_hold");
  await market.time.advance(60);
  await sale.carrierSays("in_transit");
  expect(await shownStatus(sale), "the newest, not the highest").toBe("in_transit");
  await market.time.advance(14 * DAY + 1);
  expect(await sale.status()).toBe("DELIVERED");
});

test.each(["deliveredSale", "returnRequestedSale", "returnApprovedSale"] as const)(
  "a carrier that takes its delivery back opens a dispute: no time pays the seller, and staff decide: %s",
  async (make) => {
    const sale = await market[make]();
    await market.time.advance(60);
    await sale.carrierSays("returned");
    await market.time.advance(30 * DAY);
    expect([await sale.status(), await sale.seller.wallet()]).toEqual(["DISPUTED", 0]);
    for (const person of [sale.buyer, sale.seller]) {
      expect(await person.notifications()).toContain("order.parcel_returning");
    }
    const { dispute, item_price, shipping_fee } = await sale.read();
    expect(dispute).toMatchObject({ opened_by: "buyer", reason: "returned" });
    await must(sale.resolve("refund"));
    expect(await sale.seller.wallet()).toBe(0);
    expect(await sale.buyer.wallet()).toBe(item_price + shipping_fee);
  },
);

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
  await market.time.advance(10 * DAY);
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

test("both are asked about a number that no carrier scans, staff get a case, and the buyer is refunded three days later", async () => {
  const sale = await market.paidSale();
  await must(sale.step("seller", "ship", { tracking_number: "OWN-7777777" }));
  await market.time.advance(14 * DAY + 60);
  for (const person of [sale.buyer, sale.seller]) {
    expect(await person.notifications()).toContain("order.reminder.cancelled");
  }
  expect([await sale.status(), await sale.cases()]).toEqual(["SHIPPED", ["overdue"]]);
  await market.time.advance(3 * DAY);
  expect(await sale.status()).toBe("CANCELLED");
  expect([await sale.buyer.wallet(), await sale.seller.wallet()]).toEqual([sale.order.total, 0]);
});

test("a scan in time keeps an order whose number was not seen before", async () => {
  const sale = await market.shippedSale();
  await market.time.advance(13 * DAY);
  expect(await sale.buyer.notifications()).not.toContain("order.reminder.cancelled");
  await market.time.advance(5 * DAY);
  expect(await sale.status()).not.toBe("CANCELLED");
});
