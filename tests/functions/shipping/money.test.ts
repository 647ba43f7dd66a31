import { afterEach, expect, test } from "vitest";
import { IMPATIENT, must, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";

const market = useMarket(IMPATIENT);
afterEach(() => market.proveMoney());
afterEach(() => market.noFaults());

const refund = (sale: Sale) => must(sale.step("seller", "cancel"));
const reprice = async (sale: Sale, price: number) => {
  const { shipper_order_id } = await sale.shipment();
  await market.sandbox(`/shipping/orders/${shipper_order_id}/price`, { price });
  await market.runDue();
};

/** The buyer has all their money, and every other account of the order is at zero. */
async function expectNothingLeft(sale: Sale) {
  expect(await sale.buyer.wallet()).toBe(sale.order.total);
  expect(await sale.books()).toEqual({
    provider_cash: -sale.order.total,
    wallet: sale.order.total,
  });
}

/** What happens around the booking before the seller cancels. */
const bookings: Record<string, () => Promise<Sale>> = {
  "in progress": async () => {
    const sale = await market.openSale();
    await market.fault("shipping", "create_order", "timeout_after_commit");
    await sale.pay();
    return sale;
  },
  "not begun": async () => {
    const sale = await market.openSale();
    await market.fault("shipping", "create_order", "error", 3);
    await sale.pay();
    await market.sql`
      update private.shipments set booking_started_at = null where order_id = ${sale.order.id}`;
    return sale;
  },
  "cancelled by the courier": async () => {
    const sale = await market.paidSale();
    await sale.carrierSays("cancelled");
    return sale;
  },
  "made, its cancellation's answer lost": async () => {
    const sale = await market.paidSale();
    await market.fault("shipping", "cancel_order", "timeout_after_commit");
    return sale;
  },
  "made, its cancellation tried four times": async () => {
    const sale = await market.paidSale();
    await market.fault("shipping", "cancel_order", "error", 3);
    return sale;
  },
  "made, and dearer since": async () => {
    const sale = await market.paidSale();
    await reprice(sale, (await sale.shipment()).price! + 7_000);
    return sale;
  },
};

test.each(Object.entries(bookings))(
  "a refund while the booking is %s returns all money",
  async (_, make) => {
    const sale = await make();
    await refund(sale);
    await market.runDue();
    await market.time.advance(3600);
    await expectNothingLeft(sale);
  },
);

test("book, refund and a rejected cancellation charge the courier to claims and open a case", async () => {
  const sale = await market.paidSale();
  const { shipper_order_id, price } = await sale.shipment();
  const { shipping_fee } = await sale.read();
  await market.fault("shipping", "callback", "error", 10);
  await market.sandbox(`/shipping/orders/${shipper_order_id}/status`, { status: "picked" });
  await refund(sale);
  await market.runDue();
  expect((await sale.shipment()).cancelled_at).toBeNull();
  expect(await sale.cases()).toEqual(["courier_not_cancelled"]);
  expect(await sale.books()).toEqual({
    provider_cash: -sale.order.total,
    wallet: sale.order.total,
    claims: -shipping_fee,
    courier_balance: price,
    ...(shipping_fee === price ? {} : { courier_adjustments: shipping_fee - price! }),
  });
});

test("a price change is booked to courier adjustments once and shown on the shipment", async () => {
  const sale = await market.paidSale();
  const { price } = await sale.shipment();
  const before = await sale.books();
  await reprice(sale, price! + 5_000);
  await reprice(sale, price! + 5_000);
  await reprice(sale, price! + 2_000);
  expect(await sale.shipment()).toMatchObject({ price: price! + 2_000, price_version: 2 });
  const after = await sale.books();
  expect(after["courier_balance"]! - before["courier_balance"]!).toBe(2_000);
  expect((after["courier_adjustments"] ?? 0) - (before["courier_adjustments"] ?? 0)).toBe(-2_000);
});

test("a price that returns to an earlier value is applied again, although its callback repeats", async () => {
  const sale = await market.paidSale();
  const { price } = await sale.shipment();
  for (const now of [price! + 5_000, price!, price! + 5_000]) {
    await market.time.advance(120);
    await reprice(sale, now);
    expect((await sale.shipment()).price).toBe(now);
  }
});

test("a price or a cancellation that only the callback states is not applied", async () => {
  const sale = await market.paidSale();
  const { shipper_order_id, price } = await sale.shipment();
  const secret = { "x-biteship-signature": market.environment["BITESHIP_SIGNATURE_SECRET"]! };
  const priced = { event: "order.price", order_id: shipper_order_id, order_price: 1, price: 1 };
  expect((await market.with(secret).post("/webhooks/biteship", priced)).status).toBe(200);
  expect((await sale.shipment()).price).toBe(price);
  const cancelled = { event: "order.status", order_id: shipper_order_id, status: "cancelled" };
  await market.with(secret).post("/webhooks/biteship", cancelled);
  expect((await sale.shipment()).cancelled_at).toBeNull();
});

test("refund, cancellation and a new price at once return all money", async () => {
  for (let round = 0; round < 3; round++) {
    const sale = await market.paidSale();
    const { shipper_order_id, price } = await sale.shipment();
    await Promise.all([
      sale.step("seller", "cancel"),
      market.sandbox(`/shipping/orders/${shipper_order_id}/price`, { price: price! + 1_000 }),
      market.sandbox(`/shipping/orders/${shipper_order_id}/status`, { status: "cancelled" }),
    ]);
    await market.runDue();
    await market.time.advance(120);
    await expectNothingLeft(sale);
  }
});
