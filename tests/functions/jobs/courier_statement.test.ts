import { afterEach, expect, test } from "vitest";
import { booksOf, casesOf, noFaults, parcelSays, shipmentOf } from "../../support/courier.ts";
import { must, statusOf, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { carrierSays, paidSale, readOrder } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";

const market = useMarket();
afterEach(() => noFaults(market));
const DAY = 24 * 3600;

/** Changes the parcel at the provider; its callbacks are lost. */
async function silently(sale: Sale, change: "price" | "status", body: object) {
  const { shipper_order_id } = await shipmentOf(market, sale);
  await market.fault("shipping", "callback", "error", 100);
  await market.sandbox(`/shipping/orders/${shipper_order_id}/${change}`, body);
}

test("a price that changed without a callback is read again at delivery", async () => {
  const sale = await paidSale(market);
  const { price } = await shipmentOf(market, sale);
  await silently(sale, "price", { price: price! + 4_000 });
  await noFaults(market);
  await carrierSays(market, sale, "delivered");
  expect(await shipmentOf(market, sale)).toMatchObject({ price: price! + 4_000, price_version: 1 });
  await proveMoney(market);
});

test("a price that changed after the delivery without a callback is booked by the nightly statement, once", async () => {
  const sale = await paidSale(market);
  await carrierSays(market, sale, "delivered");
  const { price } = await shipmentOf(market, sale);
  const before = await booksOf(market, sale);
  await silently(sale, "price", { price: price! + 4_000 });
  await market.time.advance(2 * DAY);
  expect(await shipmentOf(market, sale)).toMatchObject({ price: price! + 4_000, price_version: 1 });
  expect((await booksOf(market, sale))["courier_balance"]).toBe(before["courier_balance"]! + 4_000);
  await proveMoney(market);
});

test("the nightly statement reads every parcel, page by page, and one odd parcel does not stop it", async () => {
  const sales = [];
  for (let n = 0; n < 23; n++) sales.push(await paidSale(market));
  const [odd, ...others] = sales;
  await market.database.admin`
    update private.shipments set shipper_order_id = 'gone' where order_id = ${odd!.order.id}`;
  for (const sale of others) await silently(sale, "price", { price: 77_000 });
  await market.fault("shipping", "get_order", "error", 3);
  await market.time.advance(DAY);
  const prices = await Promise.all(
    others.map(async (sale) => (await shipmentOf(market, sale)).price),
  );
  expect(prices.filter((price) => price === 77_000).length).toBeGreaterThanOrEqual(22 - 3);
  await noFaults(market);
  await market.time.advance(DAY);
  for (const sale of others) expect((await shipmentOf(market, sale)).price).toBe(77_000);
  await proveMoney(market);
});

test("while the provider is down the statement is retried", async () => {
  const sale = await paidSale(market);
  await silently(sale, "price", { price: 88_000 });
  await market.fault("shipping", "get_order", "error", 5000);
  await market.time.advance(DAY);
  expect((await shipmentOf(market, sale)).price).not.toBe(88_000);
  await noFaults(market);
  await market.time.advance(6 * 3600);
  expect((await shipmentOf(market, sale)).price).toBe(88_000);
});

test("a parcel delivered after an accepted cancellation opens a case for staff and moves nothing", async () => {
  const sale = await paidSale(market);
  const { shipper_order_id, price } = await shipmentOf(market, sale);
  await must(step(market, sale.seller, sale, "ship", { tracking_number: "OWN-9001" }));
  await market.runDue();
  expect((await shipmentOf(market, sale)).cancelled_at).not.toBeNull();
  await parcelSays(market, shipper_order_id!, "picked");
  await parcelSays(market, shipper_order_id!, "delivered");
  expect(await statusOf(market, sale)).toBe("SHIPPED");
  expect(await casesOf(market, sale)).toContain("parcel_after_cancellation");
  const [{ details } = {}] = await market.database.admin`
    select details from private.staff_cases
    where kind = 'parcel_after_cancellation' and order_id = ${sale.order.id}`;
  expect(details).toMatchObject({ shipper_order_id, price });
  await proveMoney(market);
});

test("the statement finds a parcel of a cancelled order that was delivered without a callback", async () => {
  const sale = await paidSale(market);
  await must(step(market, sale.seller, sale, "cancel"));
  await market.runDue();
  await silently(sale, "status", { status: "delivered" });
  await market.time.advance(2 * DAY);
  expect((await readOrder(market, sale)).status).toBe("CANCELLED");
  expect(await casesOf(market, sale)).toEqual(["parcel_after_cancellation"]);
  await proveMoney(market);
});
