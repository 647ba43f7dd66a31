import { afterEach, expect, test } from "vitest";
import { atProvider, booksOf, casesOf, noFaults, shipmentOf } from "../../support/courier.ts";
import { must, statusOf, step, walletOf } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { paidSale, readOrder } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import { setUp } from "../../support/set_up.ts";

const market = useMarket();
const ops = setUp(() => market.staff("ops_admin"));
afterEach(() => noFaults(market));

const payable = async (sale: Sale) => (await booksOf(market, sale))["shipping_payable"] ?? 0;

test("a courier that was booked and not used is cancelled when the buyer confirms before shipping", async () => {
  const sale = await paidSale(market);
  const { shipper_order_id } = await shipmentOf(market, sale);
  await must(step(market, sale.buyer, sale, "confirm"));
  await market.runDue();
  expect((await atProvider(market, shipper_order_id!)).status).toBe("cancelled");
  expect(await walletOf(market, sale.buyer)).toBe((await readOrder(market, sale)).shipping_fee);
  expect(await payable(sale)).toBe(0);
  await proveMoney(market);
});

test("a courier that delivered without a callback is paid when the buyer confirms, without a case", async () => {
  const sale = await paidSale(market);
  const { shipper_order_id } = await shipmentOf(market, sale);
  await market.fault("shipping", "callback", "error", 100);
  await market.sandbox(`/shipping/orders/${shipper_order_id}/status`, { status: "delivered" });
  await must(step(market, sale.buyer, sale, "confirm"));
  await market.runDue();
  expect(await statusOf(market, sale)).toBe("COMPLETED");
  expect(await walletOf(market, sale.buyer)).toBe(0);
  expect((await shipmentOf(market, sale)).delivered_at).not.toBeNull();
  expect(await casesOf(market, sale)).toEqual([]);
  expect(await payable(sale)).toBe(0);
  await proveMoney(market);
});

test("a courier that was booked and not used is cancelled when a dispute before shipping is released", async () => {
  const sale = await paidSale(market);
  const { shipper_order_id } = await shipmentOf(market, sale);
  const { dispute } = await must(step(market, sale.buyer, sale, "dispute", { reason: "Belum" }));
  await must(
    market.as(ops).post(`/admin/disputes/${dispute.id}/resolve`, { resolution: "release" }),
  );
  await market.runDue();
  expect((await atProvider(market, shipper_order_id!)).status).toBe("cancelled");
  expect(await walletOf(market, sale.buyer)).toBe((await readOrder(market, sale)).shipping_fee);
  await proveMoney(market);
});
