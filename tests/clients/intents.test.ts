import { expect, test } from "vitest";
import { RACING, useMarket } from "../support/market.ts";
import type { User } from "../support/users.ts";
import { clientOf, network, storageOf } from "./support.ts";

const market = useMarket(RACING);

async function prepare() {
  const [seller, buyer] = [await market.user(), await market.user()];
  return { seller, buyer, body: await buyer.orderBody(await seller.list()) };
}
const ordersOf = async (buyer: User) => (await buyer.get("/orders/my")).body.data.total_as_buyer;
const isOrder = ({ method, path }: { method: string; path: string }) =>
  method === "POST" && path === "/orders";

test("an order whose answer was lost is the same order, bought once", async () => {
  const { buyer, body } = await prepare();
  const { sent, fetch } = network((_, count) => count <= 2);
  const client = clientOf(market, buyer, { fetch });
  const { data, response } = await client.post("/orders", { body, intent: "buy" }) as {
    data: { id: string };
    response: Response;
  };
  expect(response.headers.get("idempotent-replayed")).toBe("true");
  expect(sent.length).toBe(3);
  expect(new Set(sent.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
  expect(await ordersOf(buyer)).toBe(1);
  expect((await buyer.get(`/orders/${data.id}`)).status).toBe(200);
  expect(await client.intents.pending("/orders")).toEqual([]);
});

test("after a reload the unanswered intent is sent as it was, whatever is chosen meanwhile", async () => {
  const { seller, buyer, body } = await prepare();
  const other = await buyer.orderBody(await seller.list());
  const storage = storageOf();
  const lost = network(isOrder);
  const first = clientOf(market, buyer, { storage, fetch: lost.fetch, tries: 2 });
  const intent = `buy ${body.listing_id}`;
  const { error } = await first.post("/orders", { body, intent });
  expect(error).toMatchObject({ code: "NETWORK", mayHaveHappened: true });

  const { sent, fetch } = network();
  const reloaded = clientOf(market, buyer, { storage, fetch });
  await reloaded.post("/orders", { body: other, intent: `buy ${other.listing_id}` });
  const [pending, ...more] = await reloaded.intents.pending("/orders");
  expect([pending?.name, pending?.path, more]).toEqual([intent, "/orders", []]);
  const fresh = await buyer.orderBody(other.listing_id).catch(() => body);
  const { data } = await reloaded.post("/orders", { body: fresh, intent });
  expect(data?.listing_id).toBe(body.listing_id);
  expect(sent.filter(isOrder).at(-1)).toMatchObject({
    key: lost.sent[0]!.key,
    body: lost.sent[0]!.body,
  });
  expect(await ordersOf(buyer)).toBe(2);
  expect(await reloaded.intents.pending("/orders")).toEqual([]);
});

test("a double click is one order", async () => {
  const { buyer, body } = await prepare();
  const client = clientOf(market, buyer);
  const answers = await Promise.all(
    [1, 2, 3].map(() => client.post("/orders", { body, intent: "buy" })),
  );
  expect(answers.map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
  expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
  expect(await ordersOf(buyer)).toBe(1);
});

test("a double click of which one gets no answer is still one order", async () => {
  const { buyer, body } = await prepare();
  const { sent, fetch } = network((_, count) => count === 1);
  const client = clientOf(market, buyer, { fetch, tries: 1 });
  const press = () => client.post("/orders", { body, intent: "buy" });
  await Promise.all([press(), press()]);
  expect((await press()).data?.status).toBe("AWAITING_PAYMENT");
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(await ordersOf(buyer)).toBe(1);
});

test("without knowing who is signed in, nothing is sent and nothing is forgotten", async () => {
  const { buyer, body } = await prepare();
  const session = { token: () => Promise.reject(new Error("offline")) };
  const { sent, fetch } = network();
  const { error } = await clientOf(market, buyer, { session, fetch })
    .post("/orders", { body, intent: "buy" });
  expect([error?.code, error?.mayHaveHappened, sent.length]).toEqual(["NETWORK", true, 0]);
});

test("what was sent before and rejected makes way for what is wanted now", async () => {
  const { buyer, body } = await prepare();
  const storage = storageOf();
  const nowhere: typeof fetch = () => Promise.reject(new TypeError("offline"));
  const old = { ...body, shipping_quote: "expired" };
  await clientOf(market, buyer, { storage, fetch: nowhere, tries: 1 })
    .post("/orders", { body: old, intent: "buy" });
  const { sent, fetch } = network();
  const { data } = await clientOf(market, buyer, { storage, fetch })
    .post("/orders", { body, intent: "buy" });
  expect(data?.status).toBe("AWAITING_PAYMENT");
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test("an intent ends with a no, and the next one has another key", async () => {
  const { buyer, body } = await prepare();
  const { sent, fetch } = network();
  const client = clientOf(market, buyer, { fetch });
  const wrong = { ...body, shipping_quote: "no such quote" };
  for (let times = 0; times < 2; times++) {
    const { error } = await client.post("/orders", { body: wrong, intent: "buy" });
    expect(error?.status).toBe(400);
  }
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  expect(await client.intents.pending("/orders")).toEqual([]);
});

test("the next user of the device neither sees nor sends what the last one left", async () => {
  const { buyer, body } = await prepare();
  const storage = storageOf();
  const { fetch } = network(isOrder);
  await clientOf(market, buyer, { storage, fetch, tries: 1 })
    .post("/orders", { body, intent: "buy" });
  const next = await market.user();
  expect(await clientOf(market, next, { storage }).intents.pending("/orders")).toEqual([]);
  await clientOf(market, next, { storage }).intents.forget();
  const own = clientOf(market, buyer, { storage });
  expect((await own.intents.pending("/orders")).map(({ name }) => name)).toEqual(["buy"]);
  await own.intents.forget("buy");
  expect(await own.intents.pending("/orders")).toEqual([]);
});

test("an intent is not repeated after a day, when the service has forgotten its key", async () => {
  const { buyer, body } = await prepare();
  const items = new Map<string, string>();
  const client = clientOf(market, buyer, {
    storage: storageOf(items),
    fetch: network(isOrder).fetch,
    tries: 1,
  });
  await client.post("/orders", { body, intent: "buy" });
  const [name, text] = [...items][0]!;
  const kept = JSON.parse(text);
  for (const intent of Object.values<{ at: number }>(kept)) intent.at -= 23.5 * 3600_000;
  items.set(name, JSON.stringify(kept));
  expect(await client.intents.pending("/orders")).toEqual([]);
});

test.each([
  ["asynchronous, as React Native's", (items: Map<string, string>) => ({
    getItem: (name: string) => Promise.resolve(items.get(name) ?? null),
    setItem: (name: string, value: string) => Promise.resolve(void items.set(name, value)),
  })],
  ["full", () => ({
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  })],
  ["forbidden", () => ({
    getItem: () => {
      throw new DOMException("forbidden", "SecurityError");
    },
    setItem: () => Promise.reject(new Error("forbidden")),
  })],
  ["unreadable", (items: Map<string, string>) => ({
    ...storageOf(items),
    getItem: (name: string) => items.get(name) ?? "{",
  })],
])("with a storage that is %s a second press is the same order", async (_, storageWith) => {
  const { buyer, body } = await prepare();
  const { sent, fetch } = network((_, count) => count === 1);
  const storage = storageWith(new Map());
  const client = clientOf(market, buyer, { storage, fetch, tries: 1 });
  const press = () => client.post("/orders", { body, intent: "buy" });
  expect((await press()).error?.code).toBe("NETWORK");
  expect((await press()).data?.status).toBe("AWAITING_PAYMENT");
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test.each(["null", "5", "[]", '"x"', '{"a":null}'])(
  "what somebody else left in the storage, as %s, is in nobody's way",
  async (found) => {
    const { buyer, body } = await prepare();
    const { sent, fetch } = network((_, count) => count === 1);
    const storage = storageOf(new Map([["preloved.intents", found]]));
    const client = () => clientOf(market, buyer, { storage, fetch, tries: 1 });
    expect((await client().post("/orders", { body, intent: "buy" })).error?.code).toBe("NETWORK");
    const { data } = await client().post("/orders", { body, intent: "buy" });
    expect(data?.status).toBe("AWAITING_PAYMENT");
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  },
);

/** The first call is on its way until its caller leaves. */
function slowly() {
  const { sent, fetch } = network();
  const { promise: isSent, resolve: send } = Promise.withResolvers<void>();
  const slow: typeof globalThis.fetch = (address, init) =>
    sent.length > 0 ? fetch(address, init) : new Promise((_, reject) => {
      sent.push({
        method: "POST",
        path: "",
        key: new Headers(init?.headers).get("idempotency-key"),
        token: null,
        body: "",
      });
      init!.signal!.addEventListener("abort", () => reject(new Error("aborted")));
      send();
    });
  return { sent, fetch: slow, isSent };
}

test("a call that is made again after its page was left does not end with that page", async () => {
  const { buyer, body } = await prepare();
  const { sent, fetch, isSent } = slowly();
  const client = clientOf(market, buyer, { fetch });
  const left = new AbortController();
  const first = client.post("/orders", { body, intent: "buy", signal: left.signal });
  const second = client.post("/orders", { body, intent: "buy" });
  await isSent;
  left.abort();
  expect((await first).error?.code).toBe("ABORTED");
  expect((await second).data?.status).toBe("AWAITING_PAYMENT");
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test("who joins a call can leave it, and it goes on without them", async () => {
  const { buyer, body } = await prepare();
  const { fetch, isSent } = slowly();
  const client = clientOf(market, buyer, { fetch });
  const [began, joined] = [new AbortController(), new AbortController()];
  const ask = ({ signal }: AbortController) =>
    client.post("/orders", { body, intent: "buy", signal });
  const first = ask(began);
  await isSent;
  const second = ask(joined);
  setTimeout(() => joined.abort(), 20);
  const { error } = await second;
  expect([error?.code, error?.mayHaveHappened]).toEqual(["ABORTED", true]);
  expect(await Promise.race([first, "running"])).toBe("running");
  began.abort();
  await first;
});
