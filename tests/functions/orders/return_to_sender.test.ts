import { expect, test } from "vitest";
import { casesOf } from "../../support/courier.ts";
import { must, shippedSale, statusOf, step, walletOf } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { carrierSays, paidSale, readOrder } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();
const DAY = 24 * 60 * 60;

const told = async (person: TestUser, { order }: Sale) =>
  (await market.database.admin<{ kind: string }[]>`
    select kind from public.notifications
    where user_id = ${person.id} and data ->> 'order_id' = ${order.id}`).map(({ kind }) => kind);

async function shownStatus(sale: Sale): Promise<string> {
  const { tracking_number } = await readOrder(market, sale);
  return (await must(market.as(sale.buyer).get(`/shipping/track/${tracking_number}`))).status;
}

test("a parcel that is back at its sender cancels the order: the buyer has everything, the seller nothing", async () => {
  const sale = await shippedSale(market);
  await carrierSays(market, sale, "return_in_transit");
  expect(await statusOf(market, sale)).toBe("SHIPPED");
  expect((await readOrder(market, sale)).deadlines).toEqual([]);
  expect(await casesOf(market, sale)).toContain("parcel_trouble");
  for (const person of [sale.buyer, sale.seller]) {
    expect(await told(person, sale)).toContain("order.parcel_returning");
  }
  await carrierSays(market, sale, "returned");
  expect(await statusOf(market, sale)).toBe("CANCELLED");
  expect(await walletOf(market, sale.buyer)).toBe(sale.order.total);
  expect(await walletOf(market, sale.seller)).toBe(0);
  for (const person of [sale.buyer, sale.seller]) {
    expect(await told(person, sale)).toContain("order.cancelled");
  }
  await proveMoney(market);
});

test.each(["return_in_transit", "rejected", "disposed", "on_hold"])(
  "after the carrier's last word %s no time counts as delivery, and staff have a case",
  async (word) => {
    const sale = await shippedSale(market);
    await carrierSays(market, sale, word);
    await market.time.advance(30 * DAY);
    expect(await statusOf(market, sale)).toBe("SHIPPED");
    expect(await walletOf(market, sale.seller)).toBe(0);
    expect(await casesOf(market, sale)).toContain(
      word === "on_hold" ? "overdue" : "parcel_trouble",
    );
  },
);

test("a parcel that goes on after a stop arrives by the clock as any other", async () => {
  const sale = await shippedSale(market);
  await carrierSays(market, sale, "on_hold");
  expect(await shownStatus(sale)).toBe("on_hold");
  await market.time.advance(60);
  await carrierSays(market, sale, "in_transit");
  expect(await shownStatus(sale), "the newest, not the highest").toBe("in_transit");
  await market.time.advance(14 * DAY + 1);
  expect(await statusOf(market, sale)).toBe("DELIVERED");
});

test("staff refund a lost parcel, and no other that is on its way", async () => {
  const lost = await shippedSale(market);
  const ops = market.as(await market.staff("ops_admin"));
  const cancel = ({ order }: Sale) =>
    ops.put(`/orders/${order.id}/status`, { status: "CANCELLED", reason: "Lost by the courier" });
  expect((await cancel(lost)).body.error.reason).toBe("parcel_not_going_back");
  await carrierSays(market, lost, "disposed");
  await must(cancel(lost));
  expect(await walletOf(market, lost.buyer)).toBe(lost.order.total);
  await proveMoney(market);
});

test("both are asked about a number that no carrier scans, and the buyer is refunded three days later", async () => {
  const sale = await paidSale(market);
  await must(step(market, sale.seller, sale, "ship", { tracking_number: "OWN-7777777" }));
  await market.time.advance(14 * DAY + 60);
  for (const person of [sale.buyer, sale.seller]) {
    expect(await told(person, sale)).toContain("order.reminder.cancelled");
  }
  expect(await statusOf(market, sale)).toBe("SHIPPED");
  await market.time.advance(3 * DAY);
  expect(await statusOf(market, sale)).toBe("CANCELLED");
  expect(await walletOf(market, sale.buyer)).toBe(sale.order.total);
  expect(await walletOf(market, sale.seller)).toBe(0);
  await proveMoney(market);
});

test("a scan in time keeps an order whose number was not seen before", async () => {
  const sale = await shippedSale(market);
  await market.time.advance(13 * DAY);
  expect(await told(sale.buyer, sale)).not.toContain("order.reminder.cancelled");
  await market.time.advance(5 * DAY);
  expect(await statusOf(market, sale)).not.toBe("CANCELLED");
});
