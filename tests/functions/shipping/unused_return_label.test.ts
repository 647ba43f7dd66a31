import { afterEach, expect, test } from "vitest";
import { atProvider, booksOf, casesOf, noFaults, shipmentOf } from "../../support/courier.ts";
import { must, returnApprovedSale, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { carrierSays, readOrder } from "../../support/sale.ts";

const market = useMarket();
afterEach(() => noFaults(market));

test("a return label that no carrier scanned is cancelled at the provider when the return ends", async () => {
  const sale = await returnApprovedSale(market);
  await must(step(market, sale.buyer, sale, "return-label"));
  const { shipper_order_id } = await shipmentOf(market, sale, "return");
  const { claims } = await booksOf(market, sale);
  expect(claims).toBeLessThan(0);
  const ops = market.as(await market.staff("ops_admin"));
  await must(ops.put(`/orders/${sale.order.id}/status`, { status: "RETURN_RECEIVED" }));
  await market.runDue();
  expect((await atProvider(market, shipper_order_id!)).status).toBe("cancelled");
  expect((await shipmentOf(market, sale, "return")).cancelled_at).not.toBeNull();
  const { shipping_fee } = await readOrder(market, sale);
  expect((await booksOf(market, sale))["claims"]).toBe(-shipping_fee);
  await proveMoney(market);
});

test("a return label that a carrier scanned is not cancelled", async () => {
  const sale = await returnApprovedSale(market);
  await must(step(market, sale.buyer, sale, "return-label"));
  const { shipper_order_id } = await shipmentOf(market, sale, "return");
  await market.sandbox(`/shipping/orders/${shipper_order_id}/status`, { status: "delivered" });
  await must(step(market, sale.seller, sale, "return-received"));
  await market.runDue();
  expect((await atProvider(market, shipper_order_id!)).status).toBe("delivered");
  expect(await casesOf(market, sale)).toEqual([]);
  await carrierSays(market, sale, "delivered");
  await proveMoney(market);
});

test("a return label whose courier was cancelled is a 409, and its number is shown no more", async () => {
  const sale = await returnApprovedSale(market);
  const label = await must(step(market, sale.buyer, sale, "return-label"));
  expect(label.tracking_number).not.toBeNull();
  const { shipper_order_id } = await shipmentOf(market, sale, "return");
  await market.sandbox(`/shipping/orders/${shipper_order_id}/status`, { status: "cancelled" });
  await market.runDue();
  const again = await step(market, sale.buyer, sale, "return-label");
  expect([again.status, again.body.error.message]).toEqual([
    409,
    expect.stringContaining("a courier of your own"),
  ]);
  await proveMoney(market);
});
