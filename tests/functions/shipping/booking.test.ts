import { afterEach, expect, test } from "vitest";
import { IMPATIENT, must, useMarket } from "../../support/market.ts";

const market = useMarket(IMPATIENT);
afterEach(() => market.proveMoney());
afterEach(() => market.noFaults());

/** A paid order whose booking had this fault. */
async function paidWith(kind: string, times = 1) {
  const sale = await market.openSale();
  await market.fault("shipping", "create_order", kind, times);
  await sale.pay();
  return sale;
}

test("a tracking number that another seller typed does not block the courier's number", async () => {
  const victim = await paidWith("error");
  const guesser = await market.paidSale();
  const booked = await market.services.db.service.call("internal.booking_to_request", {
    order_id: victim.order.id,
  });
  expect(booked?.request?.reference_id).toBe(victim.order.id);
  await guesser.seller.put(`/orders/${guesser.order.id}/ship`, { tracking_number: "WYB-GUESSED" });
  const shipment = { id: "parcel-1", waybill: "WYB-GUESSED", price: 9000, status: "confirmed" };
  expect(
    await market.services.db.service.call("internal.record_booking", {
      order_id: victim.order.id,
      direction: "outbound",
      shipment,
    }),
  ).toBe(true);
  expect((await victim.read()).shipping_details.shipper_order_id).toBe("parcel-1");
  expect(await victim.cases()).toEqual(["waybill_taken"]);
  expect((await victim.buyer.get("/shipping/track/WYB-GUESSED")).status).toBe(200);
});

test("a booking with a lost answer is cancelled and repaid once the seller ships by another courier", async () => {
  const sale = await paidWith("timeout_after_commit");
  await sale.seller.put(`/orders/${sale.order.id}/ship`, { tracking_number: "OWN-0042" });
  await market.time.advance(3600);
  const { shipping_fee, refunded_amount, tracking_number } = await sale.read();
  expect(tracking_number).toBe("OWN-0042");
  expect((await sale.atCarrier()).status).toBe("cancelled");
  expect((await sale.books())["courier_balance"] ?? 0).toBe(0);
  expect(refunded_amount).toBe(shipping_fee);
  expect(await sale.cases()).toEqual([]);
});

test("a booking with a lost answer that is cancelled, since the seller ships without a number, is nobody's parcel", async () => {
  const sale = await paidWith("timeout_after_commit");
  await must(sale.seller.put(`/orders/${sale.order.id}/status`, { status: "SHIPPED" }));
  await market.time.advance(3600);
  expect((await sale.atCarrier()).status).toBe("cancelled");
  expect((await sale.read()).tracking_number).toBeNull();
  expect(await sale.cases()).toEqual([]);
});

test("a late booking that the courier does not cancel is the order's parcel", async () => {
  await market.fault("shipping", "callback", "error", 100);
  const sale = await paidWith("timeout_after_commit");
  const { orders } = await (await fetch(`${market.url}/sandbox/shipping/orders`)).json();
  const { id } = orders.find((each: { reference_id: string }) =>
    each.reference_id.startsWith(sale.order.id)
  );
  await market.sandbox(`/shipping/orders/${id}/status`, { status: "picked" });
  await must(sale.seller.put(`/orders/${sale.order.id}/status`, { status: "SHIPPED" }));
  await market.time.advance(3600);
  const { waybill } = await sale.shipment();
  expect(await sale.read()).toMatchObject({ tracking_number: waybill });
  expect(await sale.cases()).toEqual(["courier_not_cancelled"]);
});

/** The seller shipped without a number while the booking's answer was lost; the courier does not cancel it at first. */
async function unneededBooking() {
  const sale = await paidWith("timeout_after_commit");
  await must(sale.step("seller", "status", { status: "SHIPPED" }));
  await market.fault("shipping", "cancel_order", "error", 5);
  await market.time.advance(300);
  const { shipper_order_id, cancelled_at } = await sale.shipment();
  expect([typeof shipper_order_id, cancelled_at]).toEqual(["string", null]);
  return sale;
}

test("a number that comes for a booking that is being cancelled is not the order's, and a high price no case", async () => {
  const sale = await unneededBooking();
  for (const price of [90_000, 91_000]) {
    await market.sql`
      update private.shipments set waybill = null where order_id = ${sale.order.id}`;
    await sale.parcel("price", { price });
    await market.runDue();
    expect((await sale.shipment()).waybill).not.toBeNull();
    expect((await sale.read()).tracking_number).toBeNull();
    await market.time.advance(2 * 3600);
    expect((await sale.shipment()).cancelled_at).not.toBeNull();
  }
  expect(await sale.cases()).toEqual([]);
});

test("a high price is a case once the courier does not cancel, also of an order that is completed", async () => {
  const sale = await unneededBooking();
  await sale.parcel("price", { price: 90_000 });
  await sale.parcel("status", { status: "delivered" });
  await market.runDue();
  await must(sale.step("buyer", "confirm"));
  expect(await sale.cases()).toEqual([]);
  await market.time.advance(2 * 3600);
  expect((await sale.shipment()).cancelled_at).toBeNull();
  expect(await sale.cases()).toEqual(["courier_dearer"]);
});

test("the record that shows a cancellation gives the order no number", async () => {
  const sale = await market.paidSale();
  await market.sql`update public.orders set tracking_number = null where id = ${sale.order.id}`;
  await market.sql`update private.shipments set waybill = null where order_id = ${sale.order.id}`;
  await sale.carrierSays("cancelled");
  expect((await sale.shipment()).waybill).not.toBeNull();
  expect((await sale.read()).tracking_number).toBeNull();
  expect(await sale.cases()).toEqual(["parcel_trouble"]);
});

test("the end of a booking without a number, which the seller's own shipping ended, is no trouble", async () => {
  const sale = await unneededBooking();
  const { shipper_order_id } = await sale.shipment();
  await market.sql`update private.shipments set waybill = null where order_id = ${sale.order.id}`;
  const scans = [{ status: "cancelled", happened_at: null, note: null }];
  await market.services.db.service.call("internal.apply_shipment_update", {
    seen: { shipper_order_id, scans, is_cancelled: true },
  });
  expect((await sale.shipment()).cancelled_at).not.toBeNull();
  expect(await sale.cases()).toEqual([]);
});

test("the end of a booking that nobody needs does not stop the clock of the seller's own parcel", async () => {
  const sale = await paidWith("timeout_after_commit");
  await must(sale.step("seller", "ship", { tracking_number: "OWN-0043" }));
  await market.services.db.service.call("internal.apply_shipment_update", {
    seen: {
      shipment_id: (await sale.shipment()).id,
      typed_number: "OWN-0043",
      scans: [{ status: "in_transit", happened_at: null, note: null }],
    },
  });
  await market.time.advance(3600);
  expect((await sale.shipment()).cancelled_at).not.toBeNull();
  await market.time.advance(15 * 24 * 3600, 12 * 3600);
  expect(["DELIVERED", "COMPLETED"]).toContain(await sale.status());
});

test("a booking is retried while the provider is down for two days, and staff get a case", async () => {
  const sale = await paidWith("error", 60);
  await market.time.advance(26 * 3600, 1800);
  expect((await sale.read()).tracking_number).toBeNull();
  const stuck = await market.sql`
    select details ->> 'kind' as kind from private.staff_cases where kind = 'stuck_job'`;
  expect(stuck).toMatchObject([{ kind: "shipping_book" }]);
  await market.noFaults();
  await market.time.advance(2 * 3600);
  expect((await sale.read()).tracking_number).not.toBeNull();
});
