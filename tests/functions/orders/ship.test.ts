import { afterEach, expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { atProvider } from "../../support/courier.ts";

const market = useMarket();
afterEach(() => market.noFaults());

const ship = ({ seller, order }: Sale, tracking_number: string) =>
  seller.put(`/orders/${order.id}/ship`, { tracking_number });
const parcelStatus = async (sale: Sale) => {
  const { shipper_order_id } = await sale.shipment();
  return (await atProvider(market, shipper_order_id!)).status;
};

test("shipping with the booked waybill keeps the courier booking", async () => {
  const sale = await market.paidSale();
  const { tracking_number } = await sale.read();
  expect((await ship(sale, tracking_number)).body.data).toMatchObject({
    status: "SHIPPED",
    tracking_number,
  });
  await market.runDue();
  expect(await parcelStatus(sale)).not.toBe("cancelled");
});

test("shipping with another tracking number cancels the courier booking", async () => {
  const sale = await market.paidSale();
  expect((await ship(sale, "OWN-0001")).body.data).toMatchObject({
    status: "SHIPPED",
    tracking_number: "OWN-0001",
  });
  await market.runDue();
  expect(await parcelStatus(sale)).toBe("cancelled");
});

test("a tracking number of another parcel is rejected", async () => {
  const [one, other] = [await market.paidSale(), await market.paidSale()];
  const { tracking_number } = await one.read();
  expect((await ship(other, tracking_number)).status).toBe(409);
  expect((await ship(one, "OWN-0002")).status).toBe(200);
  expect((await ship(other, "OWN-0002")).status).toBe(409);
  expect(await other.status()).toBe("READY_TO_SHIP");
});

test("shipping during the booking keeps the seller's tracking number", async () => {
  const sale = await market.openSale();
  await market.fault("shipping", "create_order", "timeout_after_commit");
  await market.sandbox(`/payment/invoices/${sale.order.payment.invoice_id}/pay`);
  const booking = market.runDue();
  await ship(sale, "OWN-0007");
  await booking;
  await market.time.advance(3600);
  const order = await sale.read();
  expect(order).toMatchObject({ status: "SHIPPED", tracking_number: "OWN-0007" });
});

test("shipping_details carries the seller's own courier, and no booking, service or label of ours", async () => {
  const sale = await market.paidSale();
  const before = await sale.read();
  const shipped = await must(
    sale.step("seller", "ship", { tracking_number: "OWN-0100", courier_code: "ninja" }),
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
  expect(await sale.read()).toMatchObject(own);
  const tracked = await must(sale.buyer.get("/shipping/track/OWN-0100"));
  expect(tracked.courier_code).toBe("ninja");
});

test("an own courier without a code is the courier that the buyer chose, without its service", async () => {
  const sale = await market.paidSale();
  const { courier_code } = await sale.read();
  const { shipping_details } = (await ship(sale, "OWN-0101")).body.data;
  expect(shipping_details).toEqual({
    courier_code,
    courier_service_code: null,
    shipper_order_id: null,
  });
});

test("our own waybill keeps our courier, whatever courier_code says", async () => {
  const sale = await market.paidSale();
  const { tracking_number, shipping_details } = await sale.read();
  const shipped = await must(
    sale.step("seller", "ship", { tracking_number, courier_code: "ninja" }),
  );
  expect(shipped.shipping_details).toEqual(shipping_details);
});

test("a seller who says that it is shipped before the courier is booked takes nobody's shipping fee", async () => {
  const sale = await market.openSale();
  await sale.payWithoutCallback();
  await must(sale.buyer.get(`/payments/${sale.order.id}/check`));
  await must(sale.seller.put(`/orders/${sale.order.id}/status`, { status: "SHIPPED" }));
  await market.proveMoney();
  await market.runDue();
  await market.proveMoney();
  await must(sale.buyer.put(`/orders/${sale.order.id}/confirm`));
  await market.runDue();
  expect(await sale.status()).toBe("COMPLETED");
  await market.proveMoney();
});
