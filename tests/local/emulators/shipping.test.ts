import { expect, test } from "vitest";
import { type Json, openSandbox, orderRequest, placeOrder } from "./support.ts";

const size = { length: 10, width: 10, height: 10 };
const question = {
  origin_postal_code: 12730,
  destination_postal_code: 60111,
  couriers: "jne,sicepat",
  items: [{ name: "Jaket", value: 150_000, weight: 600, quantity: 1, ...size }],
};

test("the list has the six couriers", async () => {
  const sandbox = openSandbox();
  const { json } = await sandbox.shipping("GET", "/v1/couriers");
  const couriers = json.couriers as Json[];
  expect(new Set(couriers.map((each) => each.courier_code)))
    .toEqual(new Set(["jne", "sicepat", "jnt", "anteraja", "ninja", "pos"]));
});

test("rates are equal for equal parcels, include only the requested couriers, and grow with weight and distance", async () => {
  const sandbox = openSandbox();
  const ask = async (more: Json) => {
    const { json } = await sandbox.shipping("POST", "/v1/rates/couriers", { ...question, ...more });
    return json.pricing as { company: string; type: string; price: number }[];
  };
  const regular = async (more: Json) =>
    (await ask(more)).find(({ company, type }) => company === "jne" && type === "reg")?.price ?? 0;
  expect(await ask({})).toEqual(await ask({}));
  expect(new Set((await ask({})).map(({ company }) => company))).toEqual(
    new Set(["jne", "sicepat"]),
  );
  const usual = await regular({});
  expect(usual).toBeGreaterThan(10_000);
  expect(usual).toBeLessThan(30_000);
  expect(await regular({ items: [{ ...question.items[0], weight: 2500 }] })).toBe(usual * 3);
  expect(await regular({ destination_postal_code: 99111 })).toBeGreaterThan(usual);
  expect(await regular({ destination_postal_code: 12740 })).toBeLessThan(usual);
  expect(await regular({ courier_insurance: 100_000 })).toBe(usual + 200);
});

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

test("an order costs its quoted rate, has a waybill, and can be read", async () => {
  const sandbox = openSandbox();
  const rates = await sandbox.shipping("POST", "/v1/rates/couriers", {
    ...question,
    destination_postal_code: 40135,
  });
  const rate = (rates.json.pricing as Json[]).find((each) => each.type === "reg");
  const created = await sandbox.shipping("POST", "/v1/orders", orderRequest);
  expect(created).toMatchObject({
    status: 200,
    json: {
      success: true,
      object: "order",
      status: "confirmed",
      price: rate?.price,
      reference_id: "ORD-261121-ABC123",
      courier: { company: "jne", type: "reg", waybill_id: expect.stringMatching(/^WYB-\d{13}$/) },
    },
  });
  const read = await sandbox.shipping("GET", `/v1/orders/${created.json.id}`);
  expect(read.json).toEqual({ ...created.json, message: read.json.message });
  expect((await sandbox.shipping("GET", "/v1/orders/nobody")).status).toBe(404);
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
