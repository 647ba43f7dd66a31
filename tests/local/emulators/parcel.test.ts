import { expect, test } from "vitest";
import { type Json, minute, openSandbox, placeOrder } from "./support.ts";

test("every status that a tester sets is stored, sent in a flat callback, and listed in the history", async () => {
  const sandbox = openSandbox();
  const id = await placeOrder(sandbox);
  for (const status of ["delivered", "in_transit", "droppingOff", "teleported", "teleported"]) {
    const reply = await sandbox.control(`/shipping/orders/${id}/status`, { status });
    expect(reply).toMatchObject({ status: 200, json: { ok: true, id, status } });
  }
  expect(sandbox.received.map(({ body }) => body.status))
    .toEqual(["delivered", "in_transit", "droppingOff", "teleported", "teleported"]);
  const [callback] = sandbox.received;
  expect(callback?.path).toBe("/webhooks/biteship");
  expect(callback?.headers.get("x-signature-key")).toBe("secret");
  expect(callback?.body).toMatchObject({
    event: "order.status",
    order_id: id,
    courier_waybill_id: expect.stringMatching(/^WYB-/),
    courier_company: "jne",
    updated_at: "2026-11-21T15:00:00+07:00",
  });
  expect(callback?.body).not.toHaveProperty("reference_id");

  const order = (await sandbox.shipping("GET", `/v1/orders/${id}`)).json.courier as Json;
  const statuses = ["confirmed", "delivered", "in_transit", "droppingOff", "teleported"];
  const byTracking = await sandbox.shipping("GET", `/v1/trackings/${order.tracking_id}`);
  expect((byTracking.json.history as Json[]).map((scan) => scan.status)).toEqual(statuses);
  const byWaybill = await sandbox.shipping("GET", `/v1/trackings/${order.waybill_id}/couriers/jne`);
  expect(byWaybill.json).toEqual(byTracking.json);
});

test("a waybill that the courier does not know is not tracked", async () => {
  const sandbox = openSandbox();
  const id = await placeOrder(sandbox);
  const { waybill_id } = (await sandbox.shipping("GET", `/v1/orders/${id}`)).json.courier as Json;
  for (
    const path of [
      `/v1/trackings/${id}`,
      "/v1/trackings/X/couriers/jne",
      `/v1/trackings/${waybill_id}/couriers/jnt`,
    ]
  ) {
    expect(await sandbox.shipping("GET", path))
      .toMatchObject({ status: 404, json: { success: false, code: 40_403_001 } });
  }
});

test("a parcel can be cancelled repeatedly before it is picked up, and not after", async () => {
  const sandbox = openSandbox();
  const id = await placeOrder(sandbox);
  const reason = { cancellation_reason_code: "others", cancellation_reason: "Batal" };
  const bare = await sandbox.shipping("POST", `/v1/orders/${id}/cancel`, {});
  expect(bare.status).toBe(400);
  for (const _ of [1, 2]) {
    expect(await sandbox.shipping("POST", `/v1/orders/${id}/cancel`, reason))
      .toMatchObject({ status: 200, json: { success: true, id, status: "cancelled" } });
  }
  await sandbox.emulators.idle();
  expect(sandbox.received.map(({ body }) => body.status)).toEqual(["cancelled"]);
  await sandbox.control("/shipping/orders/ORD-261121-ABC123/status", { status: "picked" });
  expect((await sandbox.shipping("POST", `/v1/orders/${id}/cancel`, reason)).status).toBe(400);
  const reasons = await sandbox.shipping("GET", "/v1/orders/cancellation_reasons?lang=en");
  expect(reasons.json.cancellation_reasons).toContainEqual({ code: "others", reason: "Others" });
});

test("a late waybill arrives in a callback a minute later", async () => {
  const sandbox = openSandbox({ waybillLater: true });
  const id = await placeOrder(sandbox);
  const before = (await sandbox.shipping("GET", `/v1/orders/${id}`)).json.courier as Json;
  expect(before.waybill_id).toBeNull();
  await sandbox.advance(minute);
  const after = (await sandbox.shipping("GET", `/v1/orders/${id}`)).json.courier as Json;
  expect(sandbox.received.map(({ body }) => body)).toMatchObject([{
    event: "order.waybill_id",
    order_id: id,
    courier_waybill_id: after.waybill_id,
  }]);
});

test("a parcel that was weighed again is reported at its new price", async () => {
  const sandbox = openSandbox();
  const id = await placeOrder(sandbox);
  await sandbox.control(`/shipping/orders/${id}/price`, { price: 33_000 });
  expect(sandbox.received[0]?.body).toMatchObject({ event: "order.price", order_price: 33_000 });
  expect((await sandbox.shipping("GET", `/v1/orders/${id}`)).json.price).toBe(33_000);
});

test("an undocumented status is accepted, and the response says so", async () => {
  const sandbox = openSandbox();
  const id = await placeOrder(sandbox);
  for (const [status, known] of [["picked", true], ["teleported", false]] as const) {
    const reply = await sandbox.control(`/shipping/orders/${id}/status`, { status });
    expect(reply).toMatchObject({ status: 200, json: { ok: true, status, known } });
  }
});

test("a control call with an invalid body is a 400, and one for an unknown parcel a 404", async () => {
  const sandbox = openSandbox();
  const id = await placeOrder(sandbox);
  for (const body of [undefined, {}, { status: "" }, { status: 7 }, []]) {
    expect((await sandbox.control(`/shipping/orders/${id}/status`, body)).status).toBe(400);
  }
  const unknown = await sandbox.control("/shipping/orders/nobody/status", { status: "picked" });
  expect(unknown.status).toBe(404);
});
