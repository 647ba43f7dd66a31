import { expect, test } from "vitest";
import { SHIPPING_SECRET, useMarket } from "../../support/market.ts";
import { atProvider } from "../../support/courier.ts";

const market = useMarket();

const post = (body: unknown, secret = SHIPPING_SECRET, path = "/webhooks/biteship") =>
  market.with({ "x-biteship-signature": secret }).post(path, body);
const status = (order_id: string, status: string, updated_at: string) => ({
  event: "order.status",
  order_id,
  status,
  updated_at,
});

test("picked moves the order to SHIPPED, delivered to DELIVERED", async () => {
  const sale = await market.paidSale();
  await sale.carrierSays("picked");
  expect(await sale.status()).toBe("SHIPPED");
  await sale.carrierSays("delivered");
  expect(await sale.status()).toBe("DELIVERED");
});

test("in_transit after delivered leaves the order delivered, and both events are stored", async () => {
  const sale = await market.paidSale();
  const { shipping_details, tracking_number } = await sale.read();
  const parcel = shipping_details.shipper_order_id;
  await sale.carrierSays("delivered");
  await market.time.advance(60);
  await sale.carrierSays("in_transit");
  await post(status(parcel, "in_transit", "2026-11-21T09:00:00+07:00"));
  expect(await sale.status()).toBe("DELIVERED");
  const { body } = await sale.buyer.get(`/shipping/track/${tracking_number}`);
  expect(body.data.status, "the newest by the carrier's time").toBe("in_transit");
  const statuses = body.data.history.map(({ status }: { status: string }) => status);
  expect(statuses.filter((each: string) => each !== "confirmed").sort()).toEqual([
    "delivered",
    "in_transit",
  ]);
  await market.proveMoney();
});

test("camelCase statuses are read, and unknown statuses change nothing", async () => {
  const sale = await market.paidSale();
  const parcel = (await sale.read()).shipping_details.shipper_order_id;
  for (const word of ["pickingUp", "teleported"]) {
    await sale.carrierSays(word);
    expect(await sale.status()).toBe("READY_TO_SHIP");
  }
  expect((await post(status(parcel, "", "2026-11-21T10:00:00+07:00"))).status).toBe(200);
  await sale.carrierSays("droppingOff");
  expect(await sale.status()).toBe("SHIPPED");
});

test.each(["picked", "delivered", "returned"])(
  "a callback that claims %s moves nothing that the carrier's own record does not show",
  async (claimed) => {
    const sale = await market.paidSale();
    const parcel = (await sale.read()).shipping_details.shipper_order_id;
    expect((await post(status(parcel, claimed, "2026-11-21T10:00:00+07:00"))).status).toBe(200);
    await market.time.advance(24 * 3600);
    expect(await sale.status()).toBe("READY_TO_SHIP");
    const [scans] = await market.sql`
      select scanned_at, delivered_at from private.shipments where order_id = ${sale.order.id}`;
    expect(scans).toEqual({ scanned_at: null, delivered_at: null });
    const [event] = await market.sql`
      select outcome from private.provider_events where body ->> 'order_id' = ${parcel}
        and body ->> 'status' = ${claimed}`;
    expect(event).toEqual({ outcome: "unconfirmed" });
    await market.proveMoney();
  },
);

test("a forged delivery starts no release: the order is cancelled for not being shipped", async () => {
  const sale = await market.paidSale();
  const parcel = (await sale.read()).shipping_details.shipper_order_id;
  await post(status(parcel, "delivered", "2026-11-21T10:00:00+07:00"));
  await market.time.advance(8 * 24 * 3600);
  expect(await sale.status()).toBe("CANCELLED");
  await market.proveMoney();
});

test("a callback that precedes the carrier's record is retried until the record shows it", async () => {
  const sale = await market.paidSale();
  const parcel = (await sale.read()).shipping_details.shipper_order_id;
  await post(status(parcel, "delivered", "2026-11-21T10:00:00+07:00"));
  await market.fault("shipping", "callback", "error", 100);
  await market.sandbox(`/shipping/orders/${parcel}/status`, { status: "delivered" });
  expect(await sale.status()).toBe("READY_TO_SHIP");
  await market.time.advance(60);
  expect(await sale.status()).toBe("DELIVERED");
  await market.noFaults();
});

test("while the carrier is down a callback moves nothing and is retried", async () => {
  const sale = await market.paidSale();
  const parcel = (await sale.read()).shipping_details.shipper_order_id;
  await market.fault("shipping", "get_order", "error", 3);
  await market.sandbox(`/shipping/orders/${parcel}/status`, { status: "picked" });
  expect(await sale.status()).toBe("READY_TO_SHIP");
  await market.time.advance(600);
  expect(await sale.status()).toBe("SHIPPED");
});

test("a forged secret is rejected, an unknown parcel is stored, and the registration probe gets 200", async () => {
  const sale = await market.paidSale();
  const parcel = (await sale.read()).shipping_details.shipper_order_id;
  expect((await post(status(parcel, "delivered", "2026-11-21T10:00:00+07:00"), "wrong")).status)
    .toBe(401);
  expect((await market.with({}).post("/webhooks/biteship", status(parcel, "delivered", ""))).status)
    .toBe(401);
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect((await post(status("nobody's parcel", "delivered", "2026-11-21T10:00:00+07:00"))).status)
    .toBe(200);
  expect((await market.with({}).post("/webhooks/biteship")).status).toBe(200);
  expect((await market.with({}).post("/webhooks/biteship", {})).status).toBe(200);
  expect((await post({}, SHIPPING_SECRET, "/webhooks/shipping_provider")).status).toBe(200);
});

test("a tracking number that arrives later is stored on the order", async () => {
  const sale = await market.paidSale();
  const parcel = (await sale.read()).shipping_details.shipper_order_id;
  await market.sql`update public.orders set tracking_number = null where id = ${sale.order.id}`;
  await market.sql`update private.shipments set waybill = null where order_id = ${sale.order.id}`;
  await post({ event: "order.waybill_id", order_id: parcel, courier_waybill_id: "FORGED-1" });
  const { tracking_number } = await sale.read();
  expect(tracking_number).toBe((await atProvider(market, parcel)).courier.waybill_id);
});

test("a failed delivery opens one case for staff", async () => {
  const sale = await market.paidSale();
  for (const word of ["courierNotFound", "courierNotFound"]) await sale.carrierSays(word);
  const cases = await market
    .sql`select kind from private.staff_cases where order_id = ${sale.order.id}`;
  expect(cases).toMatchObject([{ kind: "parcel_trouble" }]);
  expect(await sale.status()).toBe("READY_TO_SHIP");
});
