import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { PORTAL_SECRET } from "../../support/environment.ts";
import { minute, openSandbox } from "./support.ts";
import type { Json, Sandbox } from "./support.ts";

const event = (more: Json = {}) => ({
  id: crypto.randomUUID(),
  seq: 1,
  type: "order.completed",
  aggregate: { type: "order", id: "o1", version: 1 },
  data: { seller_id: "s1", status: "COMPLETED", item_price: 90_000, commission: 0, note: "kept" },
  ...more,
});

async function call(
  sandbox: Sandbox,
  method: string,
  path: string,
  body = "",
  secret = PORTAL_SECRET,
) {
  const at = new Date();
  const headers = {
    "webhook-id": "m1",
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign("m1", at, body),
  };
  const response = await sandbox.emulators.app.request(`http://stack.test/portal/api${path}`, {
    method,
    headers,
    ...(body === "" ? {} : { body }),
  });
  return { status: response.status, json: await response.json() };
}
const post = async (sandbox: Sandbox, message: Json) =>
  (await call(sandbox, "POST", "/events", JSON.stringify(message))).status;
const arrived = async (sandbox: Sandbox, query = "") =>
  (await (await sandbox.emulators.app.request(`http://stack.test/portal/events${query}`)).json())
    .events;
const balance = async (sandbox: Sandbox) =>
  (await call(sandbox, "GET", "/sellers/s1/balance")).json;

test("every event is stored as it arrived, repeats included, and a sale is counted once", async () => {
  const sandbox = openSandbox();
  const first = event();
  for (
    const each of [
      first,
      first,
      event({ id: "e2", seq: 2, aggregate: { type: "order", id: "o2", version: 1 } }),
    ]
  ) {
    expect(await post(sandbox, each)).toBe(200);
  }
  expect(await arrived(sandbox)).toMatchObject([first, first, { id: "e2" }]);
  expect(await arrived(sandbox, "?limit=1")).toMatchObject([{ id: "e2" }]);
  expect(await balance(sandbox)).toMatchObject({ available: 180_000, pending: 0, currency: "IDR" });
});

test("every seller has a balance, with pending and available amounts apart", async () => {
  const sandbox = openSandbox();
  expect(await balance(sandbox)).toMatchObject({ available: 0, pending: 0 });
  const data = { seller_id: "s1", status: "SHIPPED", item_price: 90_000, commission: 4_000 };
  await post(sandbox, event({ data, type: "order.shipped" }));
  expect(await balance(sandbox)).toMatchObject({ available: 0, pending: 86_000 });
  // An older version of the aggregate changes nothing.
  const done = { ...data, status: "COMPLETED" };
  await post(sandbox, event({ data: done, aggregate: { type: "order", id: "o1", version: 3 } }));
  await post(sandbox, event({ data, aggregate: { type: "order", id: "o1", version: 2 } }));
  expect(await balance(sandbox)).toMatchObject({ available: 86_000, pending: 0 });
});

test("without a valid signature nothing is stored and nothing is returned", async () => {
  const sandbox = openSandbox();
  const forged = "whsec_Zm9yZ2VkLXNlY3JldC1vZi0zMi1ieXRlcyEhISE=";
  expect((await call(sandbox, "POST", "/events", JSON.stringify(event()), forged)).status).toBe(
    401,
  );
  expect((await call(sandbox, "GET", "/sellers/s1/balance", "", forged)).status).toBe(401);
  expect(await arrived(sandbox)).toEqual([]);
});

test("mode down returns 503 to everything, one rejected event returns 422, and mode up ends both", async () => {
  const sandbox = openSandbox();
  const [poisoned, sound] = [event(), event({ id: "sound" })];
  await sandbox.control("/portal/mode", { mode: "reject", event_id: poisoned.id });
  expect([await post(sandbox, poisoned), await post(sandbox, sound)]).toEqual([422, 200]);
  await sandbox.control("/portal/mode", { mode: "down" });
  expect(await post(sandbox, { id: "p", type: "ping" })).toBe(503);
  expect((await call(sandbox, "GET", "/sellers/s1/balance")).status).toBe(503);
  await sandbox.control("/portal/mode", { mode: "up" });
  expect([await post(sandbox, { id: "p", type: "ping" }), await post(sandbox, poisoned)])
    .toEqual([200, 422]);
  await sandbox.control("/portal/mode", { mode: "up", event_id: poisoned.id });
  expect(await post(sandbox, poisoned)).toBe(200);
  expect((await sandbox.control("/portal/mode", { mode: "asleep" })).status).toBe(400);
});

test("an outgoing event is signed at the time of each attempt, and retried until it is accepted", async () => {
  const sandbox = openSandbox();
  sandbox.answer(503);
  const { json } = await sandbox.control("/portal/send", {
    type: "fraud_flag.raised",
    data: { seller_id: "s1" },
  });
  sandbox.answer(200);
  await sandbox.advance(2 * minute);
  expect(sandbox.received).toHaveLength(2);
  for (const { path, headers, body } of sandbox.received) {
    expect([path, headers.get("webhook-id")]).toEqual(["/internal/events", json.id]);
    const text = JSON.stringify(body);
    expect(new Webhook(PORTAL_SECRET).verify(text, Object.fromEntries(headers))).toMatchObject({
      id: json.id,
      type: "fraud_flag.raised",
    });
  }
});

test("the portal's page shows stored events, with markup escaped", async () => {
  const sandbox = openSandbox();
  await post(sandbox, event({ type: "<script>alert(1)</script>" }));
  const page = await (await sandbox.emulators.app.request("http://stack.test/portal")).text();
  expect(page).toContain("&lt;script&gt;");
  expect(page).not.toContain("<script>");
});
