import { expect, test } from "vitest";
import { useMarket } from "../support/market.ts";
import { clientOf, network } from "./support.ts";

const market = useMarket();

test("an answer comes without its envelope, whichever it has", async () => {
  const [seller, user] = [await market.user(), await market.user()];
  const id = await seller.list();
  const client = clientOf(market, user);
  const me = await client.get("/auth/me");
  expect(me.data?.username).toBe(user.username);
  const page = await client.get("/listings", { params: { query: { limit: 1 } } });
  expect(page.data?.listings.map((listing) => listing.id)).toEqual([id]);
  expect((await client.get("/listings/{id}", { params: { path: { id } } })).data?.id).toBe(id);
  expect((await client.get("/feed/recently-sold")).data).toEqual([]);
  expect((await client.get("/health")).data?.ok).toBe(true);
});

test("every call names the region of the database, when the client knows it", async () => {
  const user = await market.user();
  const regions: (string | null)[] = [];
  const watching: typeof fetch = (address, init) => {
    regions.push(new Headers(init?.headers).get("x-region"));
    return fetch(address, init);
  };
  for (const options of [{ region: "ap-southeast-1" }, {}]) {
    await clientOf(market, user, { fetch: watching, ...options }).get("/auth/me");
  }
  expect(regions).toEqual(["ap-southeast-1", null]);
});

test("an error is a value with code, details, status and the service's request id", async () => {
  const client = clientOf(market, await market.user());
  const { data, error } = await client.put("/auth/me/username" as never, {} as never);
  expect([data, error?.code, error?.status]).toEqual([undefined, "NOT_FOUND", 404]);
  const invalid = await client.post("/orders", {
    body: { listing_id: "no", address_id: "no", shipping_quote: "" },
    intent: "buy",
  });
  const known = market.log.find(({ fields }) => fields["request_id"] === invalid.error?.requestId);
  expect(invalid.error).toMatchObject({ code: "VALIDATION", status: 400, mayHaveHappened: false });
  expect(invalid.error?.details?.map(({ path }) => path)).toContain("body.listing_id");
  expect(known?.fields["operation"]).toBe("orders_create");
});

test("a read whose answer was lost is asked again, a write without a key is not", async () => {
  const { sent, fetch } = network((_, count) => count === 1);
  const user = await market.user();
  expect((await clientOf(market, user, { fetch }).get("/auth/me")).data?.id).toBe(user.id);
  expect(sent.length).toBe(2);
  const broken = network(() => true);
  const write = await clientOf(market, user, { fetch: broken.fetch })
    .patch("/auth/me", { body: { city: "Bogor" } });
  expect(write.error).toMatchObject({ code: "NETWORK", status: 0, mayHaveHappened: true });
  expect(write.error?.requestId).toMatch(/^[\w-]{36}$/);
  expect(broken.sent.length).toBe(1);
});

test("an answer of a proxy is none of the service's", async () => {
  const page = (status: number): typeof fetch => () =>
    Promise.resolve(
      new Response("<h1>Sign in to the café</h1>", {
        status,
        headers: { "content-type": "text/html" },
      }),
    );
  const user = await market.user();
  for (const [status, code] of [[200, "NETWORK"], [403, "UNEXPECTED"]] as const) {
    const { error } = await clientOf(market, user, { fetch: page(status), tries: 1 })
      .get("/auth/me");
    expect([error?.code, error?.status]).toEqual([code, status === 200 ? 0 : status]);
  }
});

test("an error's reason is passed on, and so is a Retry-After that is a date", async () => {
  const error = {
    code: "CONFLICT",
    message: "Taken.",
    reason: "listing_reserved",
    request_id: "r",
  };
  const headers = { "retry-after": new Date(Date.now() + 100_000).toUTCString() };
  const fetch = () =>
    Promise.resolve(Response.json({ ok: false, error }, { status: 409, headers }));
  const answer = await clientOf(market, await market.user(), { fetch }).get("/auth/me");
  expect(answer.error).toMatchObject({ reason: "listing_reserved", status: 409, requestId: "r" });
  expect(Math.round(answer.error!.retryAfter! / 10)).toBe(10);
});

test("429 is waited for as long as Retry-After says, and no longer than anyone waits", async () => {
  const { admin } = market.database;
  const window = (seconds: number) =>
    admin`
      update private.rate_limits set max_calls = 1, per_seconds = ${seconds} where action = 'likes'`;
  const path = { params: { path: { id: await (await market.user()).list() } } };
  const { sent, fetch } = network();
  const client = clientOf(market, await market.user(), { fetch });
  const like = () => client.post("/listings/{id}/like", path);
  await market.withLimits(async () => {
    await window(1);
    const answers = [await like(), await like(), await like()];
    expect(answers.map(({ error }) => error?.code)).toEqual([undefined, undefined, undefined]);
    expect(sent.length).toBeGreaterThan(3);
    await window(3600);
    await like();
    const before = sent.length;
    const { error } = await like();
    expect(error).toMatchObject({ code: "RATE_LIMITED", mayHaveHappened: false });
    expect(error!.retryAfter).toBeGreaterThan(30);
    expect(sent.length).toBe(before + 1);
  });
});

test("twenty calls that get 401 at once refresh the token once, and all succeed", async () => {
  const user = await market.user();
  const fresh = user.token;
  let token = await market.token({ sub: user.id, email: user.email }, { expiresIn: "-1s" });
  let refreshed = 0;
  const session = {
    token: () => token,
    refresh: async () => {
      refreshed++;
      await Promise.resolve();
      return token = fresh;
    },
  };
  const { sent, fetch } = network();
  const client = clientOf(market, user, { session, fetch });
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.get("/auth/me")));
  expect(answers.map(({ data }) => data?.id)).toEqual(Array(20).fill(user.id));
  expect([refreshed, sent.length]).toEqual([1, 40]);
});

test("a token that cannot be refreshed is a 401, and a refresh without a network is not", async () => {
  const user = await market.user();
  const expired = await market.token({ sub: user.id }, { expiresIn: "-1s" });
  const signedOut = { token: () => expired, refresh: () => Promise.resolve(undefined) };
  const { error } = await clientOf(market, user, { session: signedOut }).get("/auth/me");
  expect(error).toMatchObject({ code: "UNAUTHORIZED", status: 401 });
  const offline = { token: () => expired, refresh: () => Promise.reject(new Error("offline")) };
  const unsure = await clientOf(market, user, { session: offline, tries: 1 }).get("/auth/me");
  expect(unsure.error).toMatchObject({ code: "NETWORK", mayHaveHappened: false });
});

test("a call ends after its time, and when its caller aborts it", async () => {
  const silent: typeof fetch = (_, init) =>
    new Promise((_, reject) =>
      init?.signal?.addEventListener("abort", () => reject(new Error("aborted")))
    );
  const user = await market.user();
  const client = clientOf(market, user, { fetch: silent, tries: 1 });
  const late = await client.get("/auth/me", { timeout: 0.05 });
  expect(late.error).toMatchObject({ code: "TIMEOUT", status: 0 });
  const controller = new AbortController();
  const call = client.patch("/auth/me", { body: {}, signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  expect((await call).error).toMatchObject({ code: "ABORTED", mayHaveHappened: true });
  const never = await client.patch("/auth/me", { body: {}, signal: controller.signal });
  expect(never.error).toMatchObject({ code: "ABORTED", mayHaveHappened: false });
  const hangs = { token: () => new Promise<string>(() => {}) };
  const stuck = await clientOf(market, user, { session: hangs, tries: 1 })
    .patch("/auth/me", { body: {}, timeout: 0.05 });
  expect(stuck.error).toMatchObject({ code: "TIMEOUT", mayHaveHappened: false });
});

test("what one user began is never sent as the next one", async () => {
  const [first, next] = [await market.user(), await market.user()];
  let current = first;
  const { sent, fetch } = network(() => {
    current = next;
    return true;
  });
  const client = clientOf(market, first, { session: { token: () => current.token }, fetch });
  const { error } = await client.post("/orders", {
    body: { listing_id: first.id, address_id: first.id, shipping_quote: "a quote" },
    intent: "buy",
  });
  expect(error).toMatchObject({ code: "ABORTED", mayHaveHappened: true });
  expect(sent.map(({ token }) => token)).toEqual([first.token]);
});

test("the address may end with a slash", async () => {
  const client = clientOf(market, await market.user(), { url: `${market.url}/` });
  expect((await client.get("/auth/me")).error).toBeUndefined();
});

test("a time without an end is waited for, not over at once", async () => {
  const client = clientOf(market, await market.user());
  expect((await client.get("/auth/me", { timeout: Infinity })).error).toBeUndefined();
});

test("all listings come once, also while others arrive and go", async () => {
  const [seller, reader] = [await market.user(), await market.user()];
  const ids: string[] = [];
  const list = () => seller.list({ product_category: "Tas" });
  for (let count = 0; count < 7; count++) ids.push(await list());
  // Every other page's first answer is lost.
  const { sent, fetch } = network((_, count) => count % 2 === 1);
  const client = clientOf(market, reader, { fetch });
  const seen: string[] = [];
  const query = { product_category: "Tas", limit: 2, offset: 0, sortBy: "newest" } as const;
  for await (const { id } of client.each("/listings", { params: { query } })) {
    seen.push(id);
    // Newer than all that was read, so that offsets would shift.
    if (seen.length % 2 === 0) await list();
  }
  expect(seen).toEqual(ids.toReversed());
  expect(new Set(sent.map(({ path }) => path)).size).toBe(4);
});

test("reading stops where its reader stops, and an error is thrown", async () => {
  const client = clientOf(market, await market.user());
  for await (const { id } of client.each("/listings", { params: { query: { limit: 1 } } })) {
    expect(id).toMatch(/^[\w-]{36}$/);
    break;
  }
  const wrong = client.each("/listings", { params: { query: { sortBy: "luck" as "newest" } } });
  await expect(wrong.next()).rejects.toMatchObject({ code: "VALIDATION", status: 400 });
});

test("waiting ends when the buyer has paid, also over a gap in the network", async () => {
  const sale = await market.openSale();
  const { sent, fetch } = network((_, count) => count === 1);
  const client = clientOf(market, sale.buyer, { fetch, tries: 1 });
  const checks: (string | undefined)[] = [];
  let paid: Promise<unknown> | undefined;
  const { data, error } = await client.waitForPayment(sale.order.id, {
    onCheck: (check) => {
      checks.push(check?.status);
      if (checks.length === 2) paid = sale.pay();
    },
  });
  await paid;
  expect(error).toBeUndefined();
  expect(data).toMatchObject({ outcome: "paid", status: "READY_TO_SHIP" });
  expect(checks.slice(0, 2)).toEqual([undefined, "AWAITING_PAYMENT"]);
  expect(sent.length).toBeLessThan(6);
});

test("waiting ends when the order expires or is cancelled", async () => {
  const [late, unwanted] = [await market.openSale(), await market.openSale()];
  await unwanted.buyer.put(`/orders/${unwanted.order.id}/cancel`);
  const cancelled = await clientOf(market, unwanted.buyer).waitForPayment(unwanted.order.id);
  expect(cancelled.data?.outcome).toBe("cancelled");
  let passed: Promise<unknown> | undefined;
  const { data } = await clientOf(market, late.buyer).waitForPayment(late.order.id, {
    onCheck: () => void (passed ??= market.time.advance(3 * 3600)),
  });
  await passed;
  expect(data?.outcome).toBe("expired");
});

test("waiting ends when the caller aborts, and at once when it is no order of theirs", async () => {
  const sale = await market.openSale();
  const controller = new AbortController();
  const { error } = await clientOf(market, sale.buyer).waitForPayment(sale.order.id, {
    signal: controller.signal,
    onCheck: () => setTimeout(() => controller.abort(), 10),
  });
  expect(error?.code).toBe("ABORTED");
  const stranger = await clientOf(market, await market.user()).waitForPayment(sale.order.id);
  expect(stranger.error?.status).toBe(404);
});
