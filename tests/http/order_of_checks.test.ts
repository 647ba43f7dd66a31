/** 401, 404 or 405 of the path, 413, replay, 403 of account or role, 400, 404 or 403 of the party, 409; the headers of all. */
import { beforeAll, expect, test } from "vitest";
import { errorOf, must, useMarket } from "../support/market.ts";
import { askEvents } from "../support/portal.ts";
import type { User } from "../support/users.ts";

const market = useMarket();
let person: User;
let suspended: User;
let unregistered: User;
beforeAll(async () => {
  person = await market.user();
  suspended = await market.user();
  await market.setAccountStatus(suspended, "suspended");
  unregistered = await market.user({ registered: false });
});

const HUGE = "x".repeat(1024 * 1024 + 1);

test("401 comes before the path, its methods and the size of the body", async () => {
  const nobody = market.with({});
  for (const path of ["/orders/none/none", "/wallet/nothing", "/nowhere"]) {
    expect((await nobody.get(path)).status).toBe(401);
    expect((await person.get(path)).status).toBe(404);
  }
  expect((await nobody.patch("/orders/my")).status).toBe(401);
  expect((await nobody.post("/orders", HUGE)).status).toBe(401);
});

test("404 and 405 of the path come before 413, the account and the body", async () => {
  for (const user of [person, suspended, unregistered]) {
    const client = market.as(user);
    expect((await client.post("/orders/no/such/path", HUGE)).status).toBe(404);
    expect((await client.post("/listings/no-uuid/like", HUGE)).status).toBe(404);
    expect((await client.put("/reviews", HUGE)).status).toBe(405);
  }
});

test("413 comes before the account, and the account before the body", async () => {
  for (const user of [suspended, unregistered]) {
    expect((await user.post("/listings", HUGE)).status).toBe(413);
    expect((await user.post("/listings", "{")).status).toBe(403);
  }
});

test("a host who is banned from going live is 403 before the body is read", async () => {
  const host = await market.user();
  expect((await host.post("/live-streams", {})).status).toBe(400);
  await market.database
    .admin`update public.profiles set live_banned = true, live_banned_at = now() where id = ${host.id}`;
  for (const body of [{}, "{", { title: 7 }, { title: "Drop" }]) {
    const { status, body: { error } } = await host.post("/live-streams", body);
    expect([status, error.reason, error.message])
      .toEqual([403, "live_banned", expect.stringContaining("Hubungi support Preloved.")]);
  }
});

test("a replay comes before the account: who was suspended since then gets the first answer", async () => {
  const buyer = await market.user();
  const body = await buyer.orderBody(await (await market.user()).list());
  const key = { "idempotency-key": crypto.randomUUID() };
  const first = await buyer.post("/orders", body, key);
  await market.setAccountStatus(buyer, "suspended");
  const replay = await buyer.post("/orders", body, key);
  expect([replay.status, replay.text]).toEqual([201, first.text]);
  expect(replay.headers.get("Idempotent-Replayed")).toBe("true");
  expect((await buyer.post("/orders", body)).status).toBe(403);
});

test("the body comes before the party, the party before the state", async () => {
  const nobody = "00000000-0000-4000-8000-000000000000";
  expect((await person.put(`/orders/${nobody}/ship`, {})).status).toBe(400);
  const parcel = { tracking_number: "JNE0000001", courier_code: "jne" };
  expect((await person.put(`/orders/${nobody}/ship`, parcel)).status).toBe(404);
});

test("what the database rejects of the content comes before the state and the limit", async () => {
  const [host, other] = [await market.user(), await market.user()];
  const { id } = await must(host.post("/live-streams", { title: "Drop" }));
  await must(host.put(`/live-streams/${id}/end`));
  const pinned_listing_ids = [await other.list()];
  expect(await errorOf(host.put(`/live-streams/${id}/pins`, { pinned_listing_ids })))
    .toBe("400 pin_not_possible");
  const save = (filters: object) => host.post("/searches/saved", { name: "Dicari", filters });
  await market.setting("saved_searches_max", 1);
  await must(save({ q: "kebaya" }));
  expect(await errorOf(save({ q: "batik" }))).toBe("409 too_many_saved_searches");
  expect(await errorOf(save({}))).toBe("400 search_matches_everything");
  await market.setting("saved_searches_max", 20);
});

test("of a stream, the block comes before its end", async () => {
  const [host, viewer] = [await market.user(), await market.user()];
  const { id } = await must(host.post("/live-streams", { title: "Drop" }));
  await must(host.put(`/live-streams/${id}/end`));
  const answers = () =>
    Promise.all([
      errorOf(viewer.post(`/live-streams/${id}/view`)),
      errorOf(viewer.post(`/live-streams/${id}/chat`, { text: "Halo" })),
    ]);
  expect(await answers()).toEqual(["409 stream_ended", "409 stream_ended"]);
  await must(host.put(`/auth/users/${viewer.id}/block`));
  expect(await answers()).toEqual(["403 user_blocked", "403 user_blocked"]);
});

test("the role of staff comes before the state", async () => {
  const { order } = await market.openSale();
  const reader = await market.staff("administrator");
  for (const operation of ["cancel", "return-approve", "return-reject", "return-received"]) {
    const answer = await market.as(reader)
      .put(`/orders/${order.id}/${operation}`, { reason: "No." });
    expect([operation, answer.status]).toEqual([operation, 403]);
  }
});

test("another method of a fixed path is 405, also where a path with an id has that method", async () => {
  const cases: [string, string, string][] = [
    ["PATCH", "/listings/boosted", "GET"],
    ["DELETE", "/listings/boosted", "GET"],
    ["PATCH", "/listings/photos", "POST"],
    ["PUT", "/orders/my", "GET"],
    ["POST", "/health", "GET"],
    ["DELETE", "/auth/me/addresses", "GET, POST"],
  ];
  for (const [method, path, allow] of cases) {
    const answer = await person.send(method, path);
    expect([path, answer.status, answer.headers.get("Allow")]).toEqual([path, 405, allow]);
  }
});

test("every answer has CORS headers and a request id, errors included", async () => {
  const answers = [
    await market.with({}).get("/health"),
    await market.with({}).get("/orders/my"),
    await person.get("/orders/no/such/path"),
    await person.patch("/orders/my"),
    await person.post("/listings", HUGE),
    await market.with({}).send("OPTIONS", "/orders/my"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 405, 413, 204]);
  for (const { headers, status } of answers) {
    expect([status, headers.get("Access-Control-Allow-Origin")]).toEqual([status, "*"]);
    expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test("a limit above its maximum is lowered on every list, whoever asks", async () => {
  const { status } = await askEvents(market, `limit=${"9".repeat(400)}`);
  expect(status).toBe(200);
});

test("lists of members are cached privately and revalidated at each use", async () => {
  for (const path of ["/listings", "/listings/boosted", "/search?q=dress", "/boosts/packages"]) {
    const { headers } = await person.get(path);
    expect([path, headers.get("cache-control"), headers.get("vary")])
      .toEqual([path, "private, no-cache", "Authorization, X-User-Token"]);
    expect(headers.get("etag"), path).toMatch(/^W\/"[0-9a-f]{32}"$/);
  }
});

test("a known ETag gets 304 until the list changes", async () => {
  const id = await person.list();
  const page = await person.get("/listings");
  const etag = page.headers.get("etag")!;
  const again = (tag: string) =>
    person.send("GET", "/listings", undefined, { "if-none-match": tag });
  expect([(await again(etag)).status, (await again(`"other", ${etag}`)).status]).toEqual([
    304,
    304,
  ]);
  expect((await again('"other"')).status).toBe(200);
  await (await market.user()).post(`/listings/${id}/like`);
  expect((await again(etag)).status).toBe(200);
});

test("personal data and errors are never cached", async () => {
  const answers = [
    await person.get("/auth/me"),
    await person.get(`/listings/${await person.list()}`),
    await person.get("/boosts"),
    await person.get("/listings?limit=x"),
    await market.with({}).get("/listings"),
    await person.get("/listings/user/nobody"),
    await market.with({ "if-none-match": "*" }).get("/listings"),
  ];
  for (const { headers } of answers) {
    expect([headers.get("cache-control"), headers.get("etag")]).toEqual(["no-store", null]);
  }
});
