/** `shipping_payable` is empty for every ended order, however the parcel left. */
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
  const { shipper_order_id } = await sale.shipment();
  await market.sandbox(`/shipping/orders/${shipper_order_id}/status`, { status: "picked" });
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

test("a dispute about an own parcel: release gives the fee to the buyer, refund gives everything once", async () => {
  for (const resolution of ["release", "refund"]) {
    const sale = await market.paidSale();
    const { item_price, shipping_fee, buyer_protection_fee } = await sale.read();
    await ship(sale);
    await must(sale.step("buyer", "dispute", { reason: "Kosong" }));
    await market.runDue();
    expect(await sale.buyer.wallet()).toBe(0);
    await must(sale.resolve(resolution));
    const all = item_price + shipping_fee + buyer_protection_fee;
    expect(await sale.buyer.wallet()).toBe(resolution === "release" ? shipping_fee : all);
    expect(await payable(sale)).toBe(0);
  }
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
  const before = await market.deadlocks();
  await Promise.all([
    ...unspent.map((sale) => must(sale.step("buyer", "confirm"))),
    ...unpaid.map((sale) => sale.invoice("pay")),
  ]);
  await market.runDue();
  expect(await market.deadlocks()).toBe(before);
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
  const { shipper_order_id } = await sale.shipment();
  await market.fault("shipping", "callback", "error", 100);
  await market.sandbox(`/shipping/orders/${shipper_order_id}/status`, { status: "delivered" });
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
