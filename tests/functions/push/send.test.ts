import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { must, useMarket, VAPID_PUBLIC_KEY } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { rings } from "../../support/notifications.ts";
import { vapidPublicKey } from "../../../local/stack/environment.ts";

const market = useMarket();
const NEW_KEY = Buffer.alloc(32, 7).toString("base64url");
/** Its browsers subscribed before the VAPID keys changed. */
const rotated = useMarket({
  VAPID_PUBLIC_KEY: vapidPublicKey(NEW_KEY),
  VAPID_PRIVATE_KEY: NEW_KEY,
});

const fault = (kind: string, times: number) => market.fault("push", "send", kind, times);
const titles = async (name: string) =>
  (await rings(market, name)).map(({ payload }) => payload.title);
const total = async (person: User) => (await must(person.get("/push/subscriptions"))).total;

test("a push reaches every device of the user, encrypted for its key and signed with VAPID", async () => {
  const person = await market.user();
  const devices = [await person.device(), await person.device()];
  const order_id = crypto.randomUUID();
  const data = { order_id, reference: "ORD-261121-ABCDEF", title: "Dress batik", role: "buyer" };
  await person.notify({ kind: "order.shipped", data });
  await market.runDue();
  for (const name of devices) {
    const [ring, ...others] = await rings(market, name);
    expect(others).toEqual([]);
    expect(ring).toMatchObject({
      ttl: 86_400,
      urgency: "normal",
      topic: order_id.replaceAll("-", ""),
      sender: { subject: "mailto:halo@preloved.test", publicKey: VAPID_PUBLIC_KEY },
      payload: {
        title: "Paket dikirim",
        body: "Dress batik sedang dalam perjalanan (ORD-261121-ABCDEF).",
        kind: "order.shipped",
        path: `/orders/${order_id}`,
      },
    });
  }
});

test("pushes about money are urgent, and those about a stream expire after an hour", async () => {
  const person = await market.user();
  const name = await person.device();
  await person.notify({ kind: "withdrawal.paid" });
  await person.notify({ kind: "live.started" });
  await market.runDue();
  const manners = (await rings(market, name)).map(({ urgency, ttl }) => [urgency, ttl]).sort();
  expect(manners).toEqual([["high", 3600], ["high", 86_400]]);
});

test("a read or outdated notification is not pushed", async () => {
  const person = await market.user();
  const name = await person.device();
  await person.notify();
  await person.put("/notifications/read-all");
  await market.runDue();
  await person.notify({ kind: "live.started" });
  await market.sql`
    update public.notifications set created_at = created_at - interval '2 hours'
    where user_id = ${person.id} and kind = 'live.started'`;
  await market.runDue();
  expect(await titles(name)).toEqual([]);
});

test("nothing is pushed once its user has switched pushes off, also what was waiting", async () => {
  const person = await market.user();
  const name = await person.device();
  await person.notify();
  await must(person.put("/notifications/preferences", { push_enabled: false }));
  await market.runDue();
  expect(await titles(name)).toEqual([]);
});

test.each([404, 410])(
  "a device for which the push service answers %i is removed",
  async (status) => {
    const person = await market.user();
    const name = await person.device();
    await market.sandbox(`/push/send/${name}/gone`, { status });
    await person.notify();
    await market.runDue();
    expect(await total(person)).toBe(0);
    const [row] = await market.sql`
      select deleted_because from private.push_subscriptions where user_id = ${person.id}`;
    expect(row).toEqual({ deleted_because: "gone" });
  },
);

test("a browser that subscribed with an earlier VAPID key is asked once per notification, not for hours", async () => {
  const person = await rotated.user();
  await person.device();
  await person.notify();
  await rotated.runDue();
  const jobs = await rotated.sql`
    select attempts, finished_at is not null as is_done from private.jobs where kind = 'push_send'`;
  expect(jobs).toEqual([{ attempts: 1, is_done: true }]);
});

test("when one of two devices fails, only that one is retried", async () => {
  const person = await market.user();
  const devices = [await person.device(), await person.device()];
  await fault("error", 1);
  await person.notify();
  await market.runDue();
  const counts = async () =>
    (await Promise.all(devices.map((name) => titles(name)))).map(({ length }) => length).sort();
  expect(await counts()).toEqual([0, 1]);
  await market.time.advance(60);
  expect(await counts()).toEqual([1, 1]);
  await market.time.advance(3600);
  expect(await counts()).toEqual([1, 1]);
});

test("an outage of the push service delays pushes and blocks no order", async () => {
  const sale = await market.openSale();
  const name = await sale.seller.device();
  await fault("error", 5);
  await sale.pay();
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(await titles(name)).toEqual([]);
  await market.time.advance(1200);
  expect(await titles(name)).toEqual(["Saatnya kirim"]);
});

test("a push that fails for six hours is dropped", async () => {
  const person = await market.user();
  await person.device();
  await fault("error", 10_000);
  await person.notify();
  await market.time.advance(8 * 3600);
  const open = await market.sql`
    select kind from private.jobs where kind = 'push_send' and finished_at is null`;
  expect(open).toEqual([]);
  await market.with({}).delete("/sandbox/faults");
});

test("POST /push/test sends to all devices, also when muted, and returns how many it reached", async () => {
  const person = await market.user();
  expect(await must(person.post("/push/test"))).toEqual({ sent: 0, failed: 0 });
  const [here, gone] = [await person.device(), await person.device()];
  await market.sandbox(`/push/send/${gone}/gone`);
  expect(await must(person.post("/push/test"))).toEqual({ sent: 1, failed: 1 });
  expect(await titles(here)).toEqual(["Notifikasi aktif"]);
  expect(await must(person.post("/push/test"))).toEqual({ sent: 1, failed: 0 });
});

test("a device that cannot be reached is logged without its endpoint, with which anybody could post to it", async () => {
  const person = await market.user();
  const { body: browser } = await market.with({}).get("/sandbox/push/send/any");
  const endpoint = "http://127.0.0.1:59999/zqsecret";
  const { id } = await must(person.post("/push/subscribe", { ...browser, endpoint }));
  expect(await must(person.post("/push/test"))).toEqual({ sent: 0, failed: 1 });
  const log = Deno.inspect(market.log, { depth: 20, iterableLimit: Infinity });
  expect(log).toContain(id);
  expect(log).not.toContain("zqsecret");
});
