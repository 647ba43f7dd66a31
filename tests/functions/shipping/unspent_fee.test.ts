/** `shipping_payable` is empty for every ended order, however the parcel left. */
import { afterEach, expect, test } from "vitest";
import { booksOf, casesOf, noFaults, shipmentOf } from "../../support/courier.ts";
import { IMPATIENT } from "../../support/environment.ts";
import { must, statusOf, step, walletOf } from "../../support/life.ts";
import { deadlocks } from "../../support/locks.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { couple, openAgain, paidAgain } from "../../support/races.ts";
import { openSale, paidSale, pay, readOrder } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";

const market = useMarket(IMPATIENT);
afterEach(() => noFaults(market));

let number = 0;
const ship = (sale: Sale) =>
  must(step(market, sale.seller, sale, "ship", { tracking_number: `OWN-FEE-${++number}` }));
const payable = async (sale: Sale) => (await booksOf(market, sale))["shipping_payable"] ?? 0;

test("the buyer gets the shipping fee back when the seller ships by another courier, once, and reads it", async () => {
  const sale = await paidSale(market);
  const { shipping_fee } = await readOrder(market, sale);
  await ship(sale);
  await market.runDue();
  await market.time.advance(3600);
  expect(await walletOf(market, sale.buyer)).toBe(shipping_fee);
  expect((await readOrder(market, sale)).refunded_amount).toBe(shipping_fee);
  expect(await payable(sale)).toBe(0);
  const { items } = await must(market.as(sale.buyer).get("/wallet/transactions"));
  expect(items).toMatchObject([{ type: "refund", amount: shipping_fee }]);
  await proveMoney(market);
});

test("nothing is refunded while the cancellation is not certain, or when the courier has the parcel", async () => {
  const sale = await paidSale(market);
  await market.fault("shipping", "callback", "error", 100);
  const { shipper_order_id } = await shipmentOf(market, sale);
  await market.sandbox(`/shipping/orders/${shipper_order_id}/status`, { status: "picked" });
  await ship(sale);
  expect(await walletOf(market, sale.buyer)).toBe(0);
  await market.runDue();
  expect(await casesOf(market, sale)).toEqual(["courier_not_cancelled"]);
  expect(await walletOf(market, sale.buyer)).toBe(0);
  expect(await payable(sale)).toBe(0);
  await proveMoney(market);
});

test("a parcel handed over in person without a booking gives the fee back at completion", async () => {
  const sale = await openSale(market);
  await market.fault("shipping", "create_order", "refuse", 100);
  await pay(market, sale);
  await market.database.admin`
    update private.shipments set booking_started_at = null where order_id = ${sale.order.id}`;
  await must(step(market, sale.buyer, sale, "confirm"));
  const { shipping_fee } = await readOrder(market, sale);
  expect(await walletOf(market, sale.buyer)).toBe(shipping_fee);
  expect(await payable(sale)).toBe(0);
  await noFaults(market);
  await market.time.advance(3600);
  await proveMoney(market);
});

test("a booking in progress when the order completes is cancelled, and then the fee goes back", async () => {
  const sale = await openSale(market);
  await market.fault("shipping", "create_order", "timeout_after_commit");
  await pay(market, sale);
  await must(step(market, sale.buyer, sale, "confirm"));
  expect(await walletOf(market, sale.buyer)).toBe(0);
  await market.time.advance(3600);
  expect(await walletOf(market, sale.buyer)).toBe((await readOrder(market, sale)).shipping_fee);
  expect(await payable(sale)).toBe(0);
  await proveMoney(market);
});

test("a clawback before the booking is cancelled: the fee is paid to the buyer once, and claims get it back", async () => {
  const sale = await openSale(market);
  await market.fault("shipping", "create_order", "timeout_after_commit");
  await pay(market, sale);
  await must(step(market, sale.buyer, sale, "confirm"));
  const ops = market.as(await market.staff("ops_admin"));
  await must(ops.post(`/admin/orders/${sale.order.id}/refund`, { reason: "Barang palsu" }));
  await market.time.advance(3600);
  const { item_price, shipping_fee } = await readOrder(market, sale);
  expect(await walletOf(market, sale.buyer)).toBe(item_price + shipping_fee);
  const { claims, shipping_payable } = await booksOf(market, sale);
  expect([claims ?? 0, shipping_payable ?? 0]).toEqual([0, 0]);
  await proveMoney(market);
});

test("the fee of a buyer who has left waits in suspense with a case, and a clawback gives only the rest", async () => {
  const sale = await paidSale(market);
  await market.fault("shipping", "cancel_order", "error", 3);
  await ship(sale);
  await must(step(market, sale.buyer, sale, "confirm"));
  expect((await market.as(sale.buyer).delete("/auth/me")).status).toBe(200);
  await market.time.advance(3600);
  const { item_price, shipping_fee } = (await market.database.admin`
    select item_price::int, shipping_fee::int from public.orders where id = ${sale.order.id}`)[0]!;
  expect(await booksOf(market, sale)).toMatchObject({ suspense: shipping_fee });
  expect(await payable(sale)).toBe(0);
  expect(await casesOf(market, sale)).toContain("money_without_owner");
  const ops = market.as(await market.staff("ops_admin"));
  await must(ops.post(`/admin/orders/${sale.order.id}/refund`, { reason: "Barang palsu" }));
  const { claims, suspense } = await booksOf(market, sale);
  expect([claims ?? 0, suspense]).toEqual([0, item_price + shipping_fee]);
  await proveMoney(market);
});

test("a dispute about an own parcel: release gives the fee to the buyer, refund gives everything once", async () => {
  const ops = market.as(await market.staff("ops_admin"));
  for (const resolution of ["release", "refund"]) {
    const sale = await paidSale(market);
    const { item_price, shipping_fee, buyer_protection_fee } = await readOrder(market, sale);
    await ship(sale);
    const { dispute } = await must(step(market, sale.buyer, sale, "dispute", { reason: "Kosong" }));
    await market.runDue();
    expect(await walletOf(market, sale.buyer)).toBe(0);
    await must(ops.post(`/admin/disputes/${dispute.id}/resolve`, { resolution }));
    const all = item_price + shipping_fee + buyer_protection_fee;
    expect(await walletOf(market, sale.buyer)).toBe(resolution === "release" ? shipping_fee : all);
    expect(await payable(sale)).toBe(0);
    await proveMoney(market);
  }
});

test("shipping by another courier and the cancellation's callback at once refund the fee once", async () => {
  for (let round = 0; round < 10; round++) {
    const sale = await paidSale(market);
    const { shipping_fee } = await readOrder(market, sale);
    const { shipper_order_id } = await shipmentOf(market, sale);
    await Promise.all([
      // Loses when the confirmation comes first.
      step(market, sale.seller, sale, "ship", { tracking_number: `OWN-FEE-${++number}` }),
      market.sandbox(`/shipping/orders/${shipper_order_id}/status`, { status: "cancelled" }),
      step(market, sale.buyer, sale, "confirm"),
    ]);
    await market.runDue();
    await market.time.advance(120);
    if (await statusOf(market, sale) !== "COMPLETED") {
      await must(step(market, sale.buyer, sale, "confirm"));
    }
    expect(await walletOf(market, sale.buyer)).toBe(shipping_fee);
    expect(await payable(sale)).toBe(0);
    await proveMoney(market);
  }
});

test("releases that give the fee back do not deadlock with payments", async () => {
  const parties = await couple(market);
  const unspent: Sale[] = [];
  const unpaid: Sale[] = [];
  for (let at = 0; at < 15; at++) {
    const sale = await paidAgain(market, parties);
    const { shipper_order_id } = await shipmentOf(market, sale);
    await market.sandbox(`/shipping/orders/${shipper_order_id}/status`, { status: "cancelled" });
    unspent.push(sale);
    unpaid.push(await openAgain(market, parties));
  }
  await market.runDue();
  const before = await deadlocks(market);
  await Promise.all([
    ...unspent.map((sale) => must(step(market, sale.buyer, sale, "confirm"))),
    ...unpaid.map(({ order }) =>
      market.sandbox(`/payment/invoices/${order.payment.invoice_id}/pay`)
    ),
  ]);
  await market.runDue();
  expect(await deadlocks(market)).toBe(before);
  expect(await walletOf(market, parties.buyer)).toBe(
    15 * (await readOrder(market, unspent[0]!)).shipping_fee,
  );
  await proveMoney(market);
}, 120_000);
