import { expect, test } from "vitest";
import { registry } from "../../local/stack/apps.ts";
import { must, REASON, setUp, useMarket } from "../support/market.ts";
import type { Answer, User } from "../support/market.ts";
import { createCallers } from "./callers.ts";
import { requestOf } from "./policy.ts";

const market = useMarket();
const callers = setUp(() => createCallers(market, true));

const times = <T>(count: number, make: (turn: number) => T) =>
  Array.from({ length: count }, (_, turn) => make(turn));
const withStatus = (answers: Answer[], status: number) =>
  answers.filter((answer) => answer.status === status);

/** Expects 429 with a wait of at most so many seconds. */
function expectWait({ status, body, headers }: Answer, atMost: number): void {
  const wait = Number(headers.get("Retry-After"));
  expect([status, body.error.code]).toEqual([429, "RATE_LIMITED"]);
  expect(body.error.message).toContain(`${new Intl.NumberFormat("en").format(wait)} seconds`);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(atMost);
}

test("failed attempts count: of fifty concurrent guesses of a voucher thirty are tried, and all are counted", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const listing = await seller.list();
  const body = await buyer.orderBody(listing);
  const guess = (turn: number) => buyer.post("/orders", { ...body, voucher_code: `GUESS${turn}` });
  await market.withLimits(async () => {
    const answers = await Promise.all(times(50, guess));
    expect(withStatus(answers, 400)).toHaveLength(30);
    expect(withStatus(answers, 429)).toHaveLength(20);
    expectWait(await guess(51), 600);
  });
});

test("a response says how much of its limit is left, and which limit that is", async () => {
  const [fan, listing] = [await market.user(), await (await market.user()).list()];
  await market.withLimits(async () => {
    const [first, second] = [
      await fan.post(`/listings/${listing}/like`),
      await fan.delete(`/listings/${listing}/like`),
    ];
    expect(first.headers.get("RateLimit-Policy")).toBe('"likes";q=120;w=60');
    expect(first.headers.get("RateLimit")).toMatch(/^"likes";r=119;t=\d+$/);
    expect(second.headers.get("RateLimit")).toMatch(/^"likes";r=118;t=\d+$/);
    const others = await Promise.all(times(125, () => fan.post(`/listings/${listing}/like`)));
    const [rejected] = withStatus(others, 429);
    expect(rejected!.headers.get("RateLimit")).toBe(
      `"likes";r=0;t=${rejected!.headers.get("Retry-After")}`,
    );
  });
  const unlimited = await fan.get("/auth/me");
  expect(unlimited.headers.has("RateLimit")).toBe(false);
});

test("fifty concurrent calls count fifty, whatever becomes of them", async () => {
  const buyer = await market.user();
  const path = "/orders/00000000-0000-4000-8000-000000000000/confirm";
  await Promise.all(times(50, () => buyer.put(path)));
  const [counted] = await market.sql`
    select calls::integer from private.rate_windows
    where subject = ${buyer.id} and action = 'order_steps'`;
  expect(counted).toEqual({ calls: 50 });
});

const endpoints = Object.values(registry).flat();
/** One endpoint of each limit, and all that count their calls themselves. */
const limited = endpoints.filter(({ limit, batched }, at) =>
  limit && (batched || endpoints.findIndex((other) => other.limit === limit) === at)
);

test.each(limited.map((endpoint) => [endpoint.limit!, endpoint.id, endpoint] as const))(
  "the limit %s applies at its number to %s, also when calls fail, and to nobody else",
  async (action, _id, endpoint) => {
    const isStaff = endpoint.auth.kind === "staff";
    const [person, other] = isStaff
      ? [await market.staff("superadmin"), await market.staff("superadmin")]
      : [await market.user(), await market.user()];
    const { path, body, headers } = requestOf(endpoint, callers);
    const call = (who: User) => who.send(endpoint.method, path, body, { ...REASON, ...headers });
    const [{ max_calls, per_seconds }] = await market.sql<
      [{ max_calls: number; per_seconds: number }]
    >`select max_calls, per_seconds from private.rate_limits where action = ${action}`;
    await market.withLimits(async () => {
      expect((await call(person)).status).toBeLessThan(500);
      await market.sql`
        update private.rate_windows set calls = ${max_calls - 1}
        where subject = ${person.id} and action = ${action}`;
      expect((await call(person)).status).not.toBe(429);
      expectWait(await call(person), per_seconds);
      expect((await call(other)).status).not.toBe(429);
    });
  },
);

test("a request that is not valid does not count", async () => {
  const person = await market.user();
  await Promise.all(times(5, () => person.post("/orders", {})));
  const counted = await market.sql`
    select from private.rate_windows where subject = ${person.id} and action = 'order_creation'`;
  expect(counted).toHaveLength(0);
});

test("a changed limit applies from the next call", async () => {
  const client = await market.user();
  const { admin } = market.database;
  await market.withLimits(async () => {
    await admin`update private.rate_limits set max_calls = 1 where action = 'push_test'`;
    await must(client.post("/push/test"));
    expectWait(await client.post("/push/test"), 60);
    await admin`update private.rate_limits set max_calls = 5 where action = 'push_test'`;
    await must(client.post("/push/test"));
  });
});
