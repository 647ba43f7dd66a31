import { expect, test } from "vitest";
import { atOnce, must, RACING, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket(RACING);

const browser = async (name: string = crypto.randomUUID()) =>
  (await market.with({}).get(`/sandbox/push/send/${name}`)).body;
const active = async (person: User) => await must(person.get("/push/subscriptions"));

test("devices are listed newest first, and no response contains their keys", async () => {
  const person = await market.user();
  const browsers = [await browser(), await browser()];
  for (const each of browsers) {
    const answer = await person.post("/push/subscribe", each);
    expect(answer.body.data).toMatchObject({ id: expect.any(String), endpoint: each.endpoint });
    expect(answer.text).not.toContain(each.keys.auth);
  }
  const list = await person.get("/push/subscriptions");
  expect(list.body.data).toMatchObject({
    total: 2,
    items: [{ endpoint: browsers[1].endpoint }, { endpoint: browsers[0].endpoint }],
  });
  for (const { keys } of browsers) {
    expect(list.text).not.toContain(keys.auth);
    expect(list.text).not.toContain(keys.p256dh);
  }
});

test("subscribing again with the same browser is the same subscription", async () => {
  const person = await market.user();
  const same = await browser();
  const ids = await atOnce(5, async () => (await must(person.post("/push/subscribe", same))).id);
  expect(new Set(ids).size).toBe(1);
  expect((await active(person)).total).toBe(1);
});

test("an endpoint in another spelling is the same device", async () => {
  const person = await market.user();
  const { endpoint, keys } = await browser();
  const other = endpoint.replace("http:", "HTTP:").replace("/push/", "/./push/");
  const subscribe = (endpoint: string) => must(person.post("/push/subscribe", { endpoint, keys }));
  const [first, second] = [await subscribe(endpoint), await subscribe(other)];
  expect(second).toEqual(first);
  await must(person.send("DELETE", "/push/unsubscribe", { endpoint: other }));
  expect((await active(person)).total).toBe(0);
});

test("a browser gets pushes only for the user who subscribed last", async () => {
  const [first, second] = [await market.user(), await market.user()];
  const shared = await browser();
  await first.post("/push/subscribe", shared);
  await second.post("/push/subscribe", shared);
  expect([(await active(first)).total, (await active(second)).total]).toEqual([0, 1]);
});

test("unsubscribing keeps the row, can be repeated, and is undone by subscribing again", async () => {
  const person = await market.user();
  const { endpoint, ...rest } = await browser();
  const { id } = await must(person.post("/push/subscribe", { endpoint, ...rest }));
  const leave = () => person.send("DELETE", "/push/unsubscribe", { endpoint });
  expect((await leave()).body.data).toEqual({ id, endpoint, deleted: true });
  expect((await leave()).status).toBe(200);
  expect((await active(person)).total).toBe(0);
  const [row] = await market.sql`
    select deleted_because from private.push_subscriptions where id = ${id}`;
  expect(row).toEqual({ deleted_because: "unsubscribed" });
  const again = await must(person.post("/push/subscribe", { endpoint, ...rest }));
  expect([again.id, (await active(person)).total]).toEqual([id, 1]);
});

test("a user cannot unsubscribe the browser of another", async () => {
  const [person, stranger] = [await market.user(), await market.user()];
  const own = await browser();
  await person.post("/push/subscribe", own);
  const { endpoint } = own;
  expect((await stranger.send("DELETE", "/push/unsubscribe", { endpoint })).status).toBe(404);
  expect((await active(person)).total).toBe(1);
});

test("an endpoint that is not public, and a key that is no point of P-256, are a 400", async () => {
  const person = await market.user();
  const { endpoint, keys } = await browser();
  for (
    const wrong of [
      { endpoint: "http://10.0.0.7/latest/meta-data", keys },
      { endpoint, keys: { ...keys, p256dh: `B${"A".repeat(86)}` } },
    ]
  ) expect((await person.post("/push/subscribe", wrong)).status).toBe(400);
});

test("a user has at most ten devices: the oldest goes, also when twenty subscribe at once", async () => {
  const person = await market.user();
  const first = await browser();
  await person.post("/push/subscribe", first);
  const browsers = await atOnce(20, () => browser());
  const answers = await Promise.all(browsers.map((each) => person.post("/push/subscribe", each)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  const { total, items } = await active(person);
  expect([total, items.length]).toEqual([10, 10]);
  expect(items.map(({ endpoint }: { endpoint: string }) => endpoint)).not.toContain(first.endpoint);
  expect((await person.post("/push/test")).body.data).toEqual({ sent: 10, failed: 0 });

  const newest = await browser();
  await person.post("/push/subscribe", newest);
  expect((await active(person)).items[0].endpoint).toBe(newest.endpoint);
});

test("an oldest device that subscribes again stays", async () => {
  const person = await market.user();
  const browsers = [];
  for (let turn = 0; turn < 10; turn++) {
    browsers.push(await browser());
    await person.post("/push/subscribe", browsers[turn]);
  }
  await person.post("/push/subscribe", browsers[0]);
  expect((await active(person)).total).toBe(10);
});

test("an endpoint of another user is taken over only with its keys", async () => {
  const [owner, stranger] = [await market.user(), await market.user()];
  const [own, other] = [await browser(), await browser()];
  await owner.post("/push/subscribe", own);
  const forged = { endpoint: own.endpoint, keys: other.keys };
  const { status, body } = await stranger.post("/push/subscribe", forged);
  expect([status, body.error.code]).toEqual([409, "CONFLICT"]);
  expect([(await active(owner)).total, (await active(stranger)).total]).toEqual([1, 0]);
});
