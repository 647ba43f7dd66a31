/** What a courier costs, and whose it is: `shipping_payable` is empty for every ended order, however the parcel left. */
import { afterEach, expect, test } from "vitest";
import { IMPATIENT, must, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { openBundle } from "../../support/bundles.ts";

const market = useMarket(IMPATIENT);
afterEach(() => market.proveMoney());
afterEach(() => market.noFaults());

let number = 0;
const ship = (sale: Sale) =>
  must(sale.step("seller", "ship", { tracking_number: `OWN-FEE-${++number}` }));
const payable = async (sale: Sale) => (await sale.books())["shipping_payable"] ?? 0;

const eventsOf = async ({ order }: Sale) =>
  (await market.sql<{ type: string; version: number; refunded: string | null }[]>`
    select type, aggregate_version as version, data ->> 'refunded_amount' as refunded
    from private.outbox where aggregate_id = ${order.id} order by aggregate_version`).map((
    { type, version, refunded },
  ) => [type, version, refunded === null ? 0 : +refunded]);

test("the buyer gets the shipping fee back when the seller ships by another courier, once, and reads it", async () => {
  const sale = await market.paidSale();
  const { shipping_fee } = await sale.read();
  await ship(sale);
  await market.runDue();
  await market.time.advance(3600);
  expect(await sale.buyer.wallet()).toBe(shipping_fee);
  expect((await sale.read()).refunded_amount).toBe(shipping_fee);
  expect(await payable(sale)).toBe(0);
  const { items } = await must(sale.buyer.get("/wallet/transactions"));
  expect(items).toMatchObject([{ type: "refund", amount: shipping_fee }]);
  await must(sale.step("buyer", "confirm"));
  expect((await eventsOf(sale)).at(-1), "the finance portal learns of it with the next status")
    .toEqual(["order.completed", 4, shipping_fee]);
});

test("nothing is refunded while the cancellation is not certain, or when the courier has the parcel", async () => {
  const sale = await market.paidSale();
  await market.fault("shipping", "callback", "error", 100);
  await sale.parcel("status", { status: "picked" });
  await ship(sale);
  expect(await sale.buyer.wallet()).toBe(0);
  await market.runDue();
  expect(await sale.cases()).toEqual(["courier_not_cancelled"]);
  expect(await sale.buyer.wallet()).toBe(0);
  expect(await payable(sale)).toBe(0);
});

test("a booking in progress when the order completes is cancelled, and then the fee goes back", async () => {
  const sale = await market.openSale();
  await market.fault("shipping", "create_order", "timeout_after_commit");
  await sale.pay();
  await must(sale.step("buyer", "confirm"));
  expect(await sale.buyer.wallet()).toBe(0);
  await market.time.advance(3600);
  expect(await sale.buyer.wallet()).toBe((await sale.read()).shipping_fee);
  expect(await payable(sale)).toBe(0);
});

/** A paid bundle whose first item was handed over before the courier was booked. */
async function handedOverEarly() {
  const bundle = await openBundle(market, [120_000, 80_000, 40_000]);
  await bundle.sales[0].invoice("pay");
  await must(bundle.sales[0].step("buyer", "confirm"));
  return bundle;
}

test("an item of a bundle that is handed over before the booking shares the courier of the others", async () => {
  const { buyer, sales, books } = await handedOverEarly();
  expect(await buyer.wallet()).toBe(0);
  await market.runDue();
  await sales[0].carrierSays("delivered");
  for (const sale of sales.slice(1)) await must(sale.step("buyer", "confirm"));
  expect(await buyer.wallet()).toBe(0);
  const { claims, shipping_payable } = await books();
  expect([claims, shipping_payable]).toEqual([undefined, undefined]);
});

test.each<[string, string, object]>([
  ["are handed over too", "confirm", {}],
  ["are sent by the seller's own courier", "ship", { tracking_number: "OWN-FEE-BUNDLE" }],
  ["are cancelled", "cancel", {}],
])("its share of the fee goes back once the others %s", async (_, step, body) => {
  const { buyer, sales, books } = await handedOverEarly();
  const share = (await sales[0].read()).shipping_fee;
  const others = step === "confirm" ? sales.slice(1) : [sales[1]];
  for (const sale of others) {
    await must(sale.step(step === "ship" ? "seller" : "buyer", step, body));
  }
  await market.runDue();
  expect((await sales[0].read()).refunded_amount).toBe(share);
  expect(await books()).not.toHaveProperty("shipping_payable");
  expect(await buyer.wallet()).toBeGreaterThanOrEqual(share);
});

test("a clawback before the booking is cancelled: the fee is paid to the buyer once, and claims get it back", async () => {
  const sale = await market.openSale();
  await market.fault("shipping", "create_order", "timeout_after_commit");
  await sale.pay();
  await must(sale.step("buyer", "confirm"));
  await must(sale.clawBack());
  await market.time.advance(3600);
  const { item_price, shipping_fee } = await sale.read();
  expect(await sale.buyer.wallet()).toBe(item_price + shipping_fee);
  const { claims, shipping_payable } = await sale.books();
  expect([claims ?? 0, shipping_payable ?? 0]).toEqual([0, 0]);
});

test("the fee of a buyer who has left waits in suspense with a case, and a clawback gives only the rest", async () => {
  const sale = await market.paidSale();
  await market.fault("shipping", "cancel_order", "error", 3);
  await ship(sale);
  await must(sale.step("buyer", "confirm"));
  expect((await sale.buyer.delete("/auth/me")).status).toBe(200);
  await market.time.advance(3600);
  const { item_price, shipping_fee } = (await market.sql`
    select item_price::int, shipping_fee::int from public.orders where id = ${sale.order.id}`)[0]!;
  expect(await sale.books()).toMatchObject({ suspense: shipping_fee });
  expect(await payable(sale)).toBe(0);
  expect(await sale.cases()).toContain("money_without_owner");
  await must(sale.clawBack());
  const { claims, suspense } = await sale.books();
  expect([claims ?? 0, suspense]).toEqual([0, item_price + shipping_fee]);
});

test("a dispute about an own parcel: the buyer gets the fee when it is released, not before", async () => {
  const sale = await market.paidSale();
  const { shipping_fee } = await sale.read();
  await ship(sale);
  await must(sale.step("buyer", "dispute", { reason: "Kosong" }));
  await market.runDue();
  expect(await sale.buyer.wallet()).toBe(0);
  await must(sale.resolve("release"));
  expect(await sale.buyer.wallet()).toBe(shipping_fee);
  expect(await payable(sale)).toBe(0);
});

test("shipping by another courier and the cancellation's callback at once refund the fee once", async () => {
  for (let round = 0; round < 3; round++) {
    const sale = await market.paidSale();
    const { shipping_fee } = await sale.read();
    const { shipper_order_id } = await sale.shipment();
    await Promise.all([
      // Loses when the confirmation comes first.
      sale.step("seller", "ship", { tracking_number: `OWN-FEE-${++number}` }),
      market.sandbox(`/shipping/orders/${shipper_order_id}/status`, { status: "cancelled" }),
      sale.step("buyer", "confirm"),
    ]);
    await market.runDue();
    await market.time.advance(120);
    if (await sale.status() !== "COMPLETED") {
      await must(sale.step("buyer", "confirm"));
    }
    expect(await sale.buyer.wallet()).toBe(shipping_fee);
    expect(await payable(sale)).toBe(0);
  }
});

test("releases that give the fee back do not deadlock with payments", async () => {
  const parties = await market.couple();
  const unspent: Sale[] = [];
  const unpaid: Sale[] = [];
  for (let at = 0; at < 4; at++) {
    const sale = await market.paidSale({}, parties);
    await sale.carrierSays("cancelled");
    unspent.push(sale);
    unpaid.push(await market.openSale({}, parties));
  }
  await market.runDue();
  await Promise.all([
    ...unspent.map((sale) => must(sale.step("buyer", "confirm"))),
    ...unpaid.map((sale) => sale.invoice("pay")),
  ]);
  await market.runDue();
  expect(await market.deadlocks()).toBe(0);
  expect(await parties.buyer.wallet()).toBe(4 * (await unspent[0]!.read()).shipping_fee);
});

test("the finance portal learns at once of a fee that goes back after completion, and of a clawback after it", async () => {
  const sale = await market.paidSale();
  await market.fault("shipping", "cancel_order", "error", 3);
  await ship(sale);
  await must(sale.step("buyer", "confirm"));
  await market.time.advance(3600);
  const { item_price, shipping_fee } = await sale.read();
  expect((await eventsOf(sale)).slice(-2)).toEqual([
    ["order.completed", 4, 0],
    ["order.shipping_refunded", 5, shipping_fee],
  ]);
  const renamed = (from: string, to: string) =>
    market.sql`update private.outbox set aggregate_id = ${to} where aggregate_id = ${from}`;
  const elsewhere = crypto.randomUUID();
  // Events are deleted after keep_events_days; the books' check needs them again.
  await renamed(sale.order.id, elsewhere);
  await must(sale.clawBack());
  expect(await eventsOf(sale)).toEqual([["order.clawed_back", 6, item_price]]);
  await renamed(elsewhere, sale.order.id);
});

test("a courier that delivered without a callback is paid when the buyer confirms, without a case", async () => {
  const sale = await market.paidSale();
  await market.fault("shipping", "callback", "error", 100);
  await sale.parcel("status", { status: "delivered" });
  await must(sale.step("buyer", "confirm"));
  await market.runDue();
  expect(await sale.status()).toBe("COMPLETED");
  expect(await sale.buyer.wallet()).toBe(0);
  expect((await sale.shipment()).delivered_at).not.toBeNull();
  expect(await sale.cases()).toEqual([]);
  expect(await payable(sale)).toBe(0);
});

test("a return label whose courier was cancelled is a 409, and its number is shown no more", async () => {
  const sale = await market.returnApprovedSale();
  const label = await must(sale.step("buyer", "return-label"));
  expect(label.tracking_number).not.toBeNull();
  await sale.carrierSays("cancelled", "return");
  const again = await sale.step("buyer", "return-label");
  expect([again.status, again.body.error.message]).toEqual([
    409,
    expect.stringContaining("a courier of your own"),
  ]);
});

const refund = (sale: Sale) => must(sale.step("seller", "cancel"));
const reprice = async (sale: Sale, price: number) => {
  await sale.parcel("price", { price });
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
  const { price } = await sale.shipment();
  const { shipping_fee } = await sale.read();
  await market.fault("shipping", "callback", "error", 10);
  await sale.parcel("status", { status: "picked" });
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

test("a price change is booked to courier adjustments once and shown on the shipment, an earlier price again too", async () => {
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
  // Its callback is the same as the first.
  await market.time.advance(120);
  await reprice(sale, price! + 5_000);
  expect((await sale.shipment()).price).toBe(price! + 5_000);
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
