import { afterEach, expect, test } from "vitest";
import { atProvider, noFaults, shipmentOf } from "../../support/courier.ts";
import { must, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { openSale, paidSale, readOrder } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";

const market = useMarket();
afterEach(() => noFaults(market));

const ship = ({ seller, order }: Sale, tracking_number: string) =>
  market.as(seller).put(`/orders/${order.id}/ship`, { tracking_number });
const parcelStatus = async (sale: Sale) => {
  const { shipper_order_id } = await shipmentOf(market, sale);
  return (await atProvider(market, shipper_order_id!)).status;
};

test("shipping with the booked waybill keeps the courier booking", async () => {
  const sale = await paidSale(market);
  const { tracking_number } = await readOrder(market, sale);
  expect((await ship(sale, tracking_number)).body.data).toMatchObject({
    status: "SHIPPED",
    tracking_number,
  });
  await market.runDue();
  expect(await parcelStatus(sale)).not.toBe("cancelled");
});

test("shipping with another tracking number cancels the courier booking", async () => {
  const sale = await paidSale(market);
  expect((await ship(sale, "OWN-0001")).body.data).toMatchObject({
    status: "SHIPPED",
    tracking_number: "OWN-0001",
  });
  await market.runDue();
  expect(await parcelStatus(sale)).toBe("cancelled");
});

test("a tracking number of another parcel is rejected", async () => {
  const [one, other] = [await paidSale(market), await paidSale(market)];
  const { tracking_number } = await readOrder(market, one);
  expect((await ship(other, tracking_number)).status).toBe(409);
  expect((await ship(one, "OWN-0002")).status).toBe(200);
  expect((await ship(other, "OWN-0002")).status).toBe(409);
  expect((await readOrder(market, other)).status).toBe("READY_TO_SHIP");
});

test("ship is rejected for an unpaid order, a shipped order and an invalid number", async () => {
  const unpaid = await openSale(market);
  expect((await ship(unpaid, "OWN-0003")).body.error).toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("AWAITING_PAYMENT"),
  });
  const sale = await paidSale(market);
  expect((await ship(sale, "!")).status).toBe(400);
  await ship(sale, "OWN-0004");
  expect((await ship(sale, "OWN-0005")).status).toBe(409);
});

test("ship returns 403 for the buyer and 404 for a stranger", async () => {
  const sale = await paidSale(market);
  const path = `/orders/${sale.order.reference}/ship`;
  expect((await market.as(sale.buyer).put(path, { tracking_number: "OWN-0006" })).status).toBe(403);
  expect((await market.as(await market.user()).put(path, { tracking_number: "OWN-0006" })).status)
    .toBe(404);
});

test("shipping during the booking keeps the seller's tracking number", async () => {
  const sale = await openSale(market);
  await market.fault("shipping", "create_order", "timeout_after_commit");
  await market.sandbox(`/payment/invoices/${sale.order.payment.invoice_id}/pay`);
  const booking = market.runDue();
  await ship(sale, "OWN-0007");
  await booking;
  await market.time.advance(3600);
  const order = await readOrder(market, sale);
  expect(order).toMatchObject({ status: "SHIPPED", tracking_number: "OWN-0007" });
});

test("shipping_details carries the seller's own courier, and no booking, service or label of ours", async () => {
  const sale = await paidSale(market);
  const before = await readOrder(market, sale);
  const shipped = await must(
    step(market, sale.seller, sale, "ship", { tracking_number: "OWN-0100", courier_code: "ninja" }),
  );
  await market.runDue();
  const own = {
    courier_code: "ninja",
    courier_service_code: null,
    shipping_details: { courier_code: "ninja", courier_service_code: null, shipper_order_id: null },
    label_url: null,
  };
  expect(before.label_url).not.toBeNull();
  expect(shipped).toMatchObject(own);
  expect(await readOrder(market, sale)).toMatchObject(own);
  const tracked = await must(market.as(sale.buyer).get("/shipping/track/OWN-0100"));
  expect(tracked.courier_code).toBe("ninja");
});

test("an own courier without a code is the courier that the buyer chose, without its service", async () => {
  const sale = await paidSale(market);
  const { courier_code } = await readOrder(market, sale);
  const { shipping_details } = (await ship(sale, "OWN-0101")).body.data;
  expect(shipping_details).toEqual({
    courier_code,
    courier_service_code: null,
    shipper_order_id: null,
  });
});

test("our own waybill keeps our courier, whatever courier_code says", async () => {
  const sale = await paidSale(market);
  const { tracking_number, shipping_details } = await readOrder(market, sale);
  const shipped = await must(
    step(market, sale.seller, sale, "ship", { tracking_number, courier_code: "ninja" }),
  );
  expect(shipped.shipping_details).toEqual(shipping_details);
});
