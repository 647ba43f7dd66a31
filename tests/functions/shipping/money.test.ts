import { afterEach, expect, test } from "vitest";
import { booksOf, casesOf, noFaults, parcelSays, shipmentOf } from "../../support/courier.ts";
import { IMPATIENT } from "../../support/environment.ts";
import { disputedSale, must, step, walletOf } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { openSale, paidSale, pay } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";

const market = useMarket(IMPATIENT);
afterEach(() => noFaults(market));

const refund = (sale: Sale) => must(step(market, sale.seller, sale, "cancel"));
const reprice = async (sale: Sale, price: number) => {
  const { shipper_order_id } = await shipmentOf(market, sale);
  await market.sandbox(`/shipping/orders/${shipper_order_id}/price`, { price });
  await market.runDue();
};

/** The buyer has all their money, and every other account of the order is at zero. */
async function expectNothingLeft(sale: Sale) {
  expect(await walletOf(market, sale.buyer)).toBe(sale.order.total);
  expect(await booksOf(market, sale)).toEqual({
    provider_cash: -sale.order.total,
    wallet: sale.order.total,
  });
  await proveMoney(market);
}

test("book, refund, cancel returns all money and opens no case", async () => {
  const sale = await paidSale(market);
  await refund(sale);
  const { shipping_fee } = await must(market.as(sale.buyer).get(`/orders/${sale.order.id}`));
  expect((await booksOf(market, sale))["claims"]).toBe(-shipping_fee);
  await market.runDue();
  expect((await shipmentOf(market, sale)).cancelled_at).not.toBeNull();
  await expectNothingLeft(sale);
  expect(await casesOf(market, sale)).toEqual([]);
});

test("refund, then a booking in progress, then its cancellation returns all money", async () => {
  const sale = await openSale(market);
  await market.fault("shipping", "create_order", "timeout_after_commit");
  await pay(market, sale);
  await refund(sale);
  expect((await booksOf(market, sale))["claims"]).toBeUndefined();
  await market.time.advance(3600);
  expect((await shipmentOf(market, sale)).cancelled_at).not.toBeNull();
  await expectNothingLeft(sale);
});

test("a refund before any booking prevents the booking", async () => {
  const sale = await openSale(market);
  await market.fault("shipping", "create_order", "error", 3);
  await pay(market, sale);
  await market.database.admin`
    update private.shipments set booking_started_at = null where order_id = ${sale.order.id}`;
  await refund(sale);
  await market.time.advance(3600);
  expect((await shipmentOf(market, sale)).shipper_order_id).toBeNull();
  await expectNothingLeft(sale);
  expect(await casesOf(market, sale)).toEqual([]);
});

test("book, cancel, refund pays the buyer from the returned fee", async () => {
  const sale = await paidSale(market);
  const { shipper_order_id } = await shipmentOf(market, sale);
  await parcelSays(market, shipper_order_id!, "cancelled");
  expect((await shipmentOf(market, sale)).cancelled_at).not.toBeNull();
  await refund(sale);
  await market.runDue();
  await expectNothingLeft(sale);
});

test("book, refund and a rejected cancellation charge the courier to claims and open a case", async () => {
  const sale = await paidSale(market);
  const { shipper_order_id, price } = await shipmentOf(market, sale);
  const { shipping_fee } = await must(market.as(sale.buyer).get(`/orders/${sale.order.id}`));
  await market.fault("shipping", "callback", "error", 10);
  await market.sandbox(`/shipping/orders/${shipper_order_id}/status`, { status: "picked" });
  await refund(sale);
  await market.runDue();
  expect((await shipmentOf(market, sale)).cancelled_at).toBeNull();
  expect(await casesOf(market, sale)).toEqual(["courier_not_cancelled"]);
  expect(await booksOf(market, sale)).toEqual({
    provider_cash: -sale.order.total,
    wallet: sale.order.total,
    claims: -shipping_fee,
    courier_balance: price,
    ...(shipping_fee === price ? {} : { courier_adjustments: shipping_fee - price! }),
  });
  await proveMoney(market);
});

test("a dispute refunded after shipping charges the courier to claims", async () => {
  const sale = await disputedSale(market);
  const ops = await market.staff("ops_admin");
  const [dispute] = await market.database.admin`
    select id from private.disputes where order_id = ${sale.order.id}`;
  await must(
    market.as(ops).post(`/admin/disputes/${dispute!["id"]}/resolve`, { resolution: "refund" }),
  );
  await market.runDue();
  expect((await booksOf(market, sale))["claims"]).toBeLessThan(0);
  expect(await casesOf(market, sale)).toEqual(["courier_not_cancelled"]);
  await proveMoney(market);
});

test("a cancellation whose answer was lost is booked once", async () => {
  const sale = await paidSale(market);
  await market.fault("shipping", "cancel_order", "timeout_after_commit");
  await refund(sale);
  await market.runDue();
  await market.time.advance(120);
  await expectNothingLeft(sale);
});

test("a cancellation is retried until the provider answers", async () => {
  const sale = await paidSale(market);
  await market.fault("shipping", "cancel_order", "error", 3);
  await refund(sale);
  await market.runDue();
  expect((await shipmentOf(market, sale)).cancelled_at).toBeNull();
  await market.time.advance(3600);
  await expectNothingLeft(sale);
});

test("a price change is booked to courier adjustments once and shown on the shipment", async () => {
  const sale = await paidSale(market);
  const { price } = await shipmentOf(market, sale);
  const before = await booksOf(market, sale);
  await reprice(sale, price! + 5_000);
  await reprice(sale, price! + 5_000);
  await reprice(sale, price! + 2_000);
  expect(await shipmentOf(market, sale)).toMatchObject({ price: price! + 2_000, price_version: 2 });
  const after = await booksOf(market, sale);
  expect(after["courier_balance"]! - before["courier_balance"]!).toBe(2_000);
  expect((after["courier_adjustments"] ?? 0) - (before["courier_adjustments"] ?? 0)).toBe(-2_000);
  await proveMoney(market);
});

test("a price that returns to an earlier value is applied again, although its callback repeats", async () => {
  const sale = await paidSale(market);
  const { price } = await shipmentOf(market, sale);
  for (const now of [price! + 5_000, price!, price! + 5_000]) {
    await market.time.advance(120);
    await reprice(sale, now);
    expect((await shipmentOf(market, sale)).price).toBe(now);
  }
  await proveMoney(market);
});

test("a price or a cancellation that only the callback states is not applied", async () => {
  const sale = await paidSale(market);
  const { shipper_order_id, price } = await shipmentOf(market, sale);
  const secret = { "x-biteship-signature": market.environment["BITESHIP_SIGNATURE_SECRET"]! };
  const priced = { event: "order.price", order_id: shipper_order_id, order_price: 1, price: 1 };
  expect((await market.with(secret).post("/webhooks/biteship", priced)).status).toBe(200);
  expect((await shipmentOf(market, sale)).price).toBe(price);
  const cancelled = { event: "order.status", order_id: shipper_order_id, status: "cancelled" };
  await market.with(secret).post("/webhooks/biteship", cancelled);
  expect((await shipmentOf(market, sale)).cancelled_at).toBeNull();
});

test("a courier that became more expensive and is then cancelled costs nothing", async () => {
  const sale = await paidSale(market);
  const { price } = await shipmentOf(market, sale);
  await reprice(sale, price! + 7_000);
  await refund(sale);
  await market.runDue();
  await expectNothingLeft(sale);
});

test("refund, cancellation and a new price at once return all money", async () => {
  for (let round = 0; round < 10; round++) {
    const sale = await paidSale(market);
    const { shipper_order_id, price } = await shipmentOf(market, sale);
    await Promise.all([
      step(market, sale.seller, sale, "cancel"),
      market.sandbox(`/shipping/orders/${shipper_order_id}/price`, { price: price! + 1_000 }),
      market.sandbox(`/shipping/orders/${shipper_order_id}/status`, { status: "cancelled" }),
    ]);
    await market.runDue();
    await market.time.advance(120);
    await expectNothingLeft(sale);
  }
});
