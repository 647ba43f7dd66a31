import { afterEach, expect, test } from "vitest";
import { must, race, ROUNDS, SHIPPING_SECRET, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";

const market = useMarket();
afterEach(() => market.proveMoney());

const post = (body: unknown, path = "/webhooks/biteship") =>
  market.with({ "x-biteship-signature": SHIPPING_SECRET }).post(path, body);
const status = (order_id: string, status: string) => ({
  event: "order.status",
  order_id,
  status,
  updated_at: "2026-11-21T10:00:00+07:00",
});
const parcelOf = async (sale: Sale) => (await sale.shipment()).shipper_order_id!;

test("camelCase statuses are read, and unknown statuses change nothing", async () => {
  const sale = await market.paidSale();
  const parcel = await parcelOf(sale);
  for (const word of ["pickingUp", "teleported"]) {
    await sale.carrierSays(word);
    expect(await sale.status()).toBe("READY_TO_SHIP");
  }
  expect((await post(status(parcel, ""))).status).toBe(200);
  await sale.carrierSays("droppingOff");
  expect(await sale.status()).toBe("SHIPPED");
});

test("a callback that claims a scan moves nothing that the carrier's own record does not show", async () => {
  const claims: [sale: Sale, claimed: string][] = [];
  for (const claimed of ["picked", "delivered", "returned"]) {
    const sale = await market.paidSale();
    expect((await post(status(await parcelOf(sale), claimed))).status).toBe(200);
    claims.push([sale, claimed]);
  }
  await market.time.advance(6 * 24 * 3600, 12 * 3600);
  for (const [sale, claimed] of claims) {
    expect(await sale.status(), claimed).toBe("READY_TO_SHIP");
    const [scans] = await market.sql`
      select scanned_at, delivered_at from private.shipments where order_id = ${sale.order.id}`;
    expect(scans).toEqual({ scanned_at: null, delivered_at: null });
    const [event] = await market.sql`
      select outcome from private.provider_events
      where body ->> 'order_id' = ${await parcelOf(sale)} and body ->> 'status' = ${claimed}`;
    expect(event, claimed).toEqual({ outcome: "unconfirmed" });
  }
  // It starts no release, either.
  await market.time.advance(2 * 24 * 3600, 12 * 3600);
  for (const [sale, claimed] of claims) expect(await sale.status(), claimed).toBe("CANCELLED");
});

test("a callback that precedes the carrier's record is retried until the record shows it", async () => {
  const sale = await market.paidSale();
  const parcel = await parcelOf(sale);
  await post(status(parcel, "delivered"));
  await market.fault("shipping", "callback", "error", 100);
  await sale.parcel("status", { status: "delivered" });
  expect(await sale.status()).toBe("READY_TO_SHIP");
  await market.time.advance(60);
  expect(await sale.status()).toBe("DELIVERED");
  await market.noFaults();
});

test("a parcel is delivered whatever characters the carrier's note has", async () => {
  const sale = await market.shippedSale();
  const note = "Diterima\0 oleh Rani \ud83d";
  await sale.parcel("status", { status: "delivered", note });
  await market.runDue();
  expect(await sale.status()).toBe("DELIVERED");
  const { tracking_number } = await must(sale.buyer.get(`/orders/${sale.order.id}`));
  const { history } = await must(sale.buyer.get(`/shipping/track/${tracking_number}`));
  expect(history[0]).toMatchObject({ status: "delivered", note: "Diterima oleh Rani \ufffd" });
});

test("while the carrier is down a callback moves nothing and is retried", async () => {
  const sale = await market.paidSale();
  await market.fault("shipping", "get_order", "error", 3);
  await sale.parcel("status", { status: "picked" });
  expect(await sale.status()).toBe("READY_TO_SHIP");
  await market.time.advance(600);
  expect(await sale.status()).toBe("SHIPPED");
});

test("an unknown parcel is stored, on both paths", async () => {
  for (const path of ["/webhooks/biteship", "/webhooks/shipping_provider"]) {
    expect((await post(status("nobody's parcel", "delivered"), path)).status).toBe(200);
  }
});

test("a tracking number that arrives later is stored on the order", async () => {
  const sale = await market.paidSale();
  const parcel = await parcelOf(sale);
  await market.sql`update public.orders set tracking_number = null where id = ${sale.order.id}`;
  await market.sql`update private.shipments set waybill = null where order_id = ${sale.order.id}`;
  await post({ event: "order.waybill_id", order_id: parcel, courier_waybill_id: "FORGED-1" });
  const { tracking_number } = await sale.read();
  expect(tracking_number).toBe((await sale.atCarrier()).courier.waybill_id);
});

test("a failed delivery opens one case for staff", async () => {
  const sale = await market.paidSale();
  for (const word of ["courierNotFound", "courierNotFound"]) await sale.carrierSays(word);
  expect(await sale.cases()).toEqual(["parcel_trouble"]);
  expect(await sale.status()).toBe("READY_TO_SHIP");
});

test(`delivered, in_transit and an unknown status at once, ${ROUNDS} times: the order is delivered, and all are stored`, async () => {
  const statuses = ["delivered", "inTransit", "teleported"];
  await race(async (round) => {
    const sale = await market.paidSale();
    const { shipping_details, tracking_number } = await sale.read();
    const parcel = shipping_details.shipper_order_id;
    const ordered = round % 2 === 0 ? statuses : statuses.toReversed();
    await Promise.all([
      ...[...ordered, ...ordered].map((status) =>
        market.sandbox(`/shipping/orders/${parcel}/status`, { status })
      ),
      post(status(parcel, "returned")),
    ]);
    expect(await sale.status()).toBe("DELIVERED");
    const { body } = await sale.buyer.get(`/shipping/track/${tracking_number}`);
    const history = body.data.history.map(({ status }: { status: string }) => status);
    expect(history).toEqual(expect.arrayContaining(["delivered", "in_transit", "teleported"]));
  });
});
