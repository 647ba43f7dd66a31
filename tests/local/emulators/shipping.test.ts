import { expect, test } from "vitest";
import { openSandbox, orderRequest, placeOrder } from "./support.ts";
import type { Json } from "./support.ts";

const size = { length: 10, width: 10, height: 10 };
const question = {
  origin_postal_code: 12730,
  destination_postal_code: 60111,
  couriers: "jne,sicepat",
  items: [{ name: "Jaket", value: 150_000, weight: 600, quantity: 1, ...size }],
};

test("invalid requests for rates return the provider's errors", async () => {
  const sandbox = openSandbox();
  const wrong: Json[] = [
    { couriers: undefined },
    { couriers: "gojek" },
    { items: [] },
    { items: [{ name: "Jaket", value: 150_000, weight: 600, quantity: 1 }] },
    { destination_postal_code: "60111" },
    { origin_postal_code: 1 },
    { destination_postal_code: undefined },
  ];
  for (const more of wrong) {
    const reply = await sandbox.shipping("POST", "/v1/rates/couriers", { ...question, ...more });
    expect(reply).toMatchObject({
      status: 400,
      json: { success: false, error: expect.any(String), code: expect.any(Number) },
    });
  }
  const stranger = await sandbox.emulators.app.request("/shipping/api/v1/couriers");
  expect(stranger.status).toBe(401);
  const bearer = await sandbox.emulators.app.request("/shipping/api/v1/couriers", {
    headers: { authorization: "Bearer biteship_test.key" },
  });
  expect(bearer.status).toBe(200);
});

test("a second order with the same reference is rejected, and the error names the first", async () => {
  const sandbox = openSandbox();
  const id = await placeOrder(sandbox);
  const again = await sandbox.shipping("POST", "/v1/orders", orderRequest);
  expect(again).toMatchObject({
    status: 400,
    json: {
      success: false,
      code: 40_002_060,
      details: {
        order_id: id,
        reference_id: "ORD-261121-ABC123",
        waybill_id: expect.stringMatching(/^WYB-/),
      },
    },
  });
  for (const reference_id of ["", null, undefined]) {
    const free = await sandbox.shipping("POST", "/v1/orders", { ...orderRequest, reference_id });
    expect(free.status).toBe(200);
  }
});

test("an order to an unknown location or by an unknown courier is rejected", async () => {
  const sandbox = openSandbox();
  const wrong: [Json, number][] = [
    [{ destination_postal_code: undefined }, 40_002_010],
    [{ origin_postal_code: undefined }, 40_002_011],
    [{ courier_type: "rocket" }, 40_002_003],
    [{ origin_contact_name: "" }, 40_002_001],
  ];
  for (const [more, code] of wrong) {
    const reply = await sandbox.shipping("POST", "/v1/orders", { ...orderRequest, ...more });
    expect(reply).toMatchObject({ status: 400, json: { success: false, code } });
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
});
