import { corsHeaders } from "@supabase/supabase-js/cors";
import { describe, expect, test } from "vitest";
import { registry } from "../../local/stack/apps.ts";
import { CALLBACK_TOKEN } from "../support/environment.ts";
import { useMarket } from "../support/market.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { POLICY, requestOf, statusFor } from "./policy.ts";
import { BAD_HEADERS, callersWithBadHeaders, createCallers, USER_NAMES } from "./callers.ts";
import type { Callers } from "./callers.ts";

const market = useMarket();

const endpoints = Object.values(registry).flat();

/** Reads, and writes that no user may make, change nothing. So they share callers: with a paid order, or without. */
const readers = new Map<boolean, Promise<Callers>>();
function callersOf({ id, method }: Endpoint, paid: boolean): Promise<Callers> {
  const writes = USER_NAMES.some((name) => statusFor(name, POLICY[id]!) < 300);
  if (method !== "GET" && writes) return createCallers(market, paid);
  const shared = readers.get(paid) ?? createCallers(market, paid);
  readers.set(paid, shared);
  return shared;
}

describe.each(
  endpoints.filter(({ id }) => POLICY[id]).map((endpoint) => [endpoint.id, endpoint] as const),
)("%s", (id, endpoint) => {
  const policy = POLICY[id]!;

  test("returns the expected status to each caller", async () => {
    const callers = await callersOf(endpoint, policy.paid ?? false);
    const { path, body, headers } = requestOf(endpoint, callers);
    const got: Record<string, number> = {};
    const expected: Record<string, number> = {};
    const clients = await callersWithBadHeaders(market, callers.buyer);
    for (const kind of BAD_HEADERS) {
      got[kind] = (await clients[kind]!.send(endpoint.method, path, body, headers)).status;
      expected[kind] = policy.who === "anyone" ? policy.status : 401;
    }
    for (const name of USER_NAMES) {
      got[name] =
        (await market.as(callers.users[name]).send(endpoint.method, path, body, headers)).status;
      expected[name] = statusFor(name, policy);
    }
    expect(got).toEqual(expected);
  });
});

test("a CORS preflight needs no credentials", async () => {
  const headers = { origin: "https://app.example", "x-request-id": "trace-1" };
  const answer = await market.with(headers).send("OPTIONS", "/orders");
  expect([answer.status, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([204, "*"]);
  expect(answer.headers.get("X-Request-Id")).toBe("trace-1");
  expect(answer.headers.get("Access-Control-Allow-Methods")).toContain("PATCH");
  expect(answer.headers.get("Access-Control-Max-Age")).toBe("86400");
});

test("a preflight allows our headers, a region's, and all that supabase-js sends", async () => {
  const answer = await market.with({}).send("OPTIONS", "/orders");
  const allowed = answer.headers.get("Access-Control-Allow-Headers")!.split(", ");
  const supabase = corsHeaders["Access-Control-Allow-Headers"]!.split(", ");
  expect(supabase).toContain("traceparent");
  const ours = ["x-user-token", "idempotency-key", "x-action-reason", "if-none-match"];
  expect(allowed).toEqual(expect.arrayContaining([...ours, "x-region", ...supabase]));
});

test("a well-formed request id is returned, any other is replaced", async () => {
  const id = async (given: string) =>
    (await market.with({ "x-request-id": given }).get("/health")).headers.get("X-Request-Id");
  expect(await id("trace-1.2_3")).toBe("trace-1.2_3");
  expect(await id("two words")).toMatch(/^[0-9a-f-]{36}$/);
});

test("a body that is not JSON or malformed is rejected", async () => {
  const client = await market.user();
  expect((await client.post("/listings", "{}", { "content-type": "text/plain" })).status).toBe(400);
  expect((await client.post("/listings", "{")).status).toBe(400);
  expect((await client.get("/orders/%00")).status).toBe(400);
});

test("NUL, lone surrogates and deep nesting are rejected anywhere in a body", async () => {
  const client = await market.user();
  const webhook = market.with({ "x-callback-token": CALLBACK_TOKEN });
  const nested = (depth: number) => `{"deep":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}`;
  for (
    const body of [
      '{"title":"a\\u0000b"}',
      '{"title":"a\\ud83d"}',
      '{"vibe_tags":["\\udc83"]}',
      '{"unknown":{"\\uD83D":1}}',
      nested(33),
      nested(100_000),
    ]
  ) {
    const { status, body: { error } } = await client.post("/listings", body);
    const message = expect.stringMatching(/cannot be stored|nested/);
    expect([status, error.details]).toEqual([400, [{ path: "body", message }]]);
    expect((await webhook.post("/webhooks/xendit", body)).status).toBe(400);
  }
  expect((await webhook.post("/webhooks/xendit", nested(32))).status).toBe(200);
  expect((await client.patch("/auth/me", '{"bio":"\\ud83d\\udc83"}')).body.data.bio).toBe("💃");
});

test("a revoked role has no effect from the next call on", async () => {
  const { order, users } = await createCallers(market, false);
  const client = market.as(users.ops_admin);
  expect((await client.get(`/orders/${order.id}`)).status).toBe(200);
  await market.database
    .admin`delete from private.staff_roles where user_id = ${users.ops_admin.id}`;
  expect((await client.get(`/orders/${order.id}`)).status).toBe(404);
});

test.each(["suspended", "banned"])(
  "staff who are %s are strangers from the next call on",
  async (status) => {
    const { order, users, seller } = await createCallers(market, true);
    const reads = [
      `/orders/${order.id}`,
      `/orders/${order.id}/timeline`,
      `/payments/${order.id}/check`,
      `/finances/sellers/${seller.id}/balance`,
      `/shipping/track/${(await readWaybill(order.id))}`,
    ];
    for (const name of ["ops_admin", "administrator", "superadmin"] as const) {
      const client = market.as(users[name]);
      const statuses = () =>
        Promise.all(reads.map(async (path) => (await client.get(path)).status));
      expect(await statuses()).not.toContain(404);
      await market.setAccountStatus(users[name], status);
      expect([name, await statuses()]).toEqual([name, reads.map(() => 404)]);
      expect((await client.get("/admin/audit")).status).toBe(403);
    }
  },
);

async function readWaybill(order: string): Promise<string> {
  const [row] = await market.sql<[{ waybill: string }]>`
    select waybill from private.shipments where order_id = ${order}`;
  return row.waybill;
}
