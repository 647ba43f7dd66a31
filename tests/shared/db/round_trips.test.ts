import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { meter } from "./meter.ts";
import type { Meter } from "./meter.ts";
import { openDatabase } from "../../../shared/db/client.ts";
import { useMarket } from "../../support/market.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();
let clients: ReturnType<typeof openDatabase>;
let counted: Meter;
let ani: TestUser;
beforeAll(async () => {
  ani = await market.user();
  const login = (name: "preloved_functions" | "preloved_anon") => {
    const url = new URL(market.database.url(name));
    counted ??= meter(Number(url.port));
    url.port = String(counted.port);
    return url.href;
  };
  clients = openDatabase({
    poolUrl: login("preloved_functions"),
    publicPoolUrl: login("preloved_anon"),
    poolSize: 1,
  });
});
afterAll(async () => {
  await clients.close();
  counted.close();
});

/** Opens both connections. */
beforeEach(async () => {
  await clients.user(ani).call("api.auth_me", {});
  await clients.anon.call("api.auth_user", { user_id: ani.id });
});

async function trips(work: () => Promise<unknown>): Promise<number> {
  const before = counted.count();
  await work();
  return counted.count() - before;
}

const page = { limit: 10, offset: 0 };

test("a member's read, a public read and a counted call take one round trip each", async () => {
  const { user_id } = { user_id: ani.id };
  expect([
    await trips(() => clients.reader(ani).call("api.wallet_transactions", page)),
    await trips(() => clients.anon.call("api.auth_user", { user_id })),
    await trips(() => clients.countCall(ani, "likes")),
  ]).toEqual([1, 1, 1]);
});

test("a write takes two: a connection, then the operation and its commit; so does a dry run", async () => {
  const change = { changes: { city: "Ambon" } };
  expect([
    await trips(() => clients.user(ani).call("api.auth_update", change)),
    await trips(() => clients.dryRun(ani).call("api.auth_update", change)),
  ]).toEqual([2, 2]);
});

test("an operation of the service that may be late takes one, any other two", async () => {
  expect([
    await trips(() => clients.service.call("internal.finish_jobs", { jobs: [] })),
    await trips(() => clients.service.call("internal.close_solved_cases", {})),
    await trips(() => clients.service.call("internal.record_features", { off: {} })),
  ]).toEqual([1, 1, 2]);
});

test("a batch of calls that are counted takes two, like one write", async () => {
  const calls = [{ user_id: ani.id, step: 1 }];
  expect(
    await trips(() =>
      clients.callWithinLimit({
        action: "view_leave",
        operation: "api.live_streams_view",
        subject: "LS000000000000",
        take: () => calls,
      })
    ),
  ).toBe(2);
});

test("a write whose response is stored takes three", async () => {
  const claimed = await clients.service.call("internal.claim_idempotency_key", {
    caller_id: ani.id,
    method: "POST",
    path: "/x",
    key: "k",
    fingerprint: "f",
  });
  if (claimed.outcome !== "claimed") throw new Error(claimed.outcome);
  // The driver sends more than a kilobyte at once, and the commit a moment later.
  const stored = {
    key: "k",
    claimId: claimed.claim_id,
    replyTo: () => ({ status: 200, text: "{}" }),
  };
  const change = { changes: { city: "Ambon" } };
  expect(await trips(() => clients.user(ani).call("api.auth_update", change, stored))).toBe(3);
});

test("an error costs no round trip more", async () => {
  const nothing = { listing_id: crypto.randomUUID() };
  expect(
    await trips(() =>
      expect(clients.reader(ani).call("api.listings_get", nothing)).rejects
        .toMatchObject({ code: "NOT_FOUND" })
    ),
  ).toBe(1);
});
