import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { PORTAL_SECRET } from "../../support/environment.ts";
import { openSandbox } from "./support.ts";
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
