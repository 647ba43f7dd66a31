/** An emulator rejects what its provider would: a test that it accepted would prove nothing. */
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { png } from "../../support/images.ts";
import { hour, openSandbox, orderRequest, placeOrder } from "./support.ts";
import type { Json, Sandbox } from "./support.ts";

const FORGED = new Webhook("whsec_Zm9yZ2VkLXNlY3JldC1vZi0zMi1ieXRlcyEhISE=");

async function send(
  sandbox: Sandbox,
  path: string,
  body: unknown,
  headers: HeadersInit,
  signal: AbortSignal | null = null,
) {
  const response = await sandbox.emulators.app.request(`http://stack.test${path}`, {
    signal,
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", ...headers as Record<string, string> },
    ...body === undefined ? {} : { body: JSON.stringify(body) },
  });
  const text = await response.text();
  await sandbox.emulators.idle();
  return { status: response.status, json: text ? JSON.parse(text) : {} };
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const signed = (body: string) => ({
  "webhook-id": "m1",
  "webhook-timestamp": String(Math.floor(Date.now() / 1000)),
  "webhook-signature": FORGED.sign("m1", new Date(), body),
});

test.each<[string, unknown, HeadersInit]>([
  ["/payment/api/v2/invoices/x", undefined, { authorization: `Basic ${btoa("other:")}` }],
  ["/shipping/api/v1/couriers", undefined, {}],
  ["/email/api/emails", {}, bearer("re_other")],
  ["/vision/api/chat/completions", {}, bearer("other")],
  ["/qstash/v2/schedules", undefined, bearer("wrong")],
  ["/portal/api/sellers/s1/balance", undefined, signed("")],
  ["/portal/api/events", { id: "e1" }, signed('{"id":"e1"}')],
])("%s rejects a wrong key or signature", async (path, body, headers) => {
  expect((await send(openSandbox(), path, body, headers)).status).toBe(401);
});

const size = { length: 10, width: 10, height: 10 };
const RATES = {
  origin_postal_code: 12730,
  destination_postal_code: 60111,
  couriers: "jne,sicepat",
  items: [{ name: "Jaket", value: 150_000, weight: 600, quantity: 1, ...size }],
};

test.each<[string, Json]>([
  ["/v1/rates/couriers", { ...RATES, couriers: undefined }],
  ["/v1/rates/couriers", { ...RATES, couriers: "gojek" }],
  ["/v1/rates/couriers", { ...RATES, items: [] }],
  ["/v1/rates/couriers", { ...RATES, destination_postal_code: "60111" }],
  ["/v1/rates/couriers", { ...RATES, origin_postal_code: 1 }],
  ["/v1/orders", { ...orderRequest, destination_postal_code: undefined }],
  ["/v1/orders", { ...orderRequest, origin_postal_code: undefined }],
  ["/v1/orders", { ...orderRequest, courier_type: "rocket" }],
  ["/v1/orders", { ...orderRequest, origin_contact_name: "" }],
])("shipping %s rejects %o", async (path, body) => {
  const { status, json } = await openSandbox().shipping("POST", path, body);
  expect([status, json]).toMatchObject([400, { success: false, code: expect.any(Number) }]);
});

test("a second shipping order with the same reference is rejected, and the error names the first", async () => {
  const sandbox = openSandbox();
  const id = await placeOrder(sandbox);
  expect(await sandbox.shipping("POST", "/v1/orders", orderRequest)).toMatchObject({
    status: 400,
    json: { code: 40_002_060, details: { order_id: id, reference_id: orderRequest.reference_id } },
  });
  const free = { ...orderRequest, reference_id: null };
  expect((await sandbox.shipping("POST", "/v1/orders", free)).status).toBe(200);
});

const LETTER = {
  from: "Preloved <halo@preloved.test>",
  to: "rani@example.test",
  subject: "Paket dikirim",
  text: "Halo",
};
const mail = (sandbox: Sandbox, body: unknown, key: string) =>
  send(sandbox, `/email/api/emails${Array.isArray(body) ? "/batch" : ""}`, body, {
    ...bearer("re_test"),
    "idempotency-key": key,
  });

test.each([
  ["an e-mail", LETTER, { ...LETTER, text: "Other" }],
  ["a batch", [LETTER, { ...LETTER, to: "budi@example.test" }], [LETTER]],
])(
  "%s is sent once per key for a day, and the key is rejected with another",
  async (_, one, other) => {
    const sandbox = openSandbox();
    const first = await mail(sandbox, one, "k");
    expect(await mail(sandbox, one, "k")).toEqual(first);
    expect(await mail(sandbox, other, "k"))
      .toMatchObject({ status: 409, json: { name: "invalid_idempotent_request" } });
    expect(sandbox.received.filter(({ body }) => body.type === "email.sent"))
      .toHaveLength([one].flat().length);
    await sandbox.advance(25 * hour);
    expect((await mail(sandbox, one, "k")).json).not.toEqual(first.json);
  },
);

test("more e-mail calls in a second than the provider takes are a 429, and are sent after it", async () => {
  const sandbox = openSandbox({ callsPerSecond: 2 });
  const statusOf = async (key: string) => (await mail(sandbox, LETTER, key)).status;
  expect([await statusOf("a"), await statusOf("b"), await statusOf("c")]).toEqual([200, 200, 429]);
  sandbox.leap(1);
  expect(await statusOf("c")).toBe(200);
});

test("a call whose idempotency key belongs to a call that still runs is a 409", async () => {
  const sandbox = openSandbox();
  const sent = (key: string) => mail(sandbox, LETTER, key);
  const [first, second, other] = await Promise.all([sent("k"), sent("k"), sent("other")]);
  expect([first.status, other.status]).toEqual([200, 200]);
  expect(second).toMatchObject({ status: 409, json: { name: "concurrent_idempotent_requests" } });
  expect(await sent("k")).toEqual(first);
});

test.each<[unknown]>([
  [{ ...LETTER, to: "nobody" }],
  [{ ...LETTER, subject: "" }],
  [{ ...LETTER, text: undefined }],
  [[LETTER, { ...LETTER, to: "no address" }]],
  [[{ ...LETTER, attachments: [] }]],
  [[]],
])("an invalid e-mail or batch is rejected, and nothing of it is sent: %j", async (body) => {
  const sandbox = openSandbox();
  expect(await mail(sandbox, body, "k"))
    .toMatchObject({ status: 422, json: { name: "validation_error" } });
  expect(sandbox.received).toEqual([]);
});

const closed = (properties: Json, more = {}) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...more,
});
const text = { type: "string" };
const open = { type: "object", properties: { name: text }, required: ["name"] };

test.each<[unknown, number]>([
  [closed({ title: text }), 200],
  [closed({ title: text }, { required: [] }), 400],
  [closed({ list: { type: "array", items: open } }), 400],
  [closed({ one: { anyOf: [open, { type: "null" }] } }), 400],
])("the vision model's strict schema %j is a %i", async (schema, status) => {
  const url = `data:image/png;base64,${png({ width: 64, height: 64 }).toBase64()}`;
  const answer = await send(openSandbox(), "/vision/api/chat/completions", {
    model: "test-model",
    messages: [{ role: "user", content: [{ type: "image_url", image_url: { url } }] }],
    response_format: { type: "json_schema", json_schema: { name: "item", strict: true, schema } },
  }, bearer("vision_test"));
  expect(answer.status).toBe(status);
});
