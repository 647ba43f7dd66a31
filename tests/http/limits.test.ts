/** The limits of chat, views, photos, reports and identity checks are tested with their endpoints. */
import { expect, test } from "vitest";
import { registry } from "../../local/stack/apps.ts";
import type { Answer } from "../support/client.ts";
import { must } from "../support/client.ts";
import { withLimits } from "../support/limits.ts";
import { useMarket } from "../support/market.ts";
import { proveMoney } from "../support/money.ts";
import { list, orderBody } from "../support/sale.ts";
import { request, wealthy } from "../support/withdrawals.ts";

const market = useMarket();

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

test("of thirty-one concurrent orders of one buyer, thirty succeed and one is rate limited and leaves no order", async () => {
  await market.database
    .admin`update private.settings set value = 1000 where name = 'unpaid_orders_max'`;
  const [seller, buyer] = [await market.user(), await market.user()];
  const listings = await Promise.all(times(31, () => list(market, seller)));
  const bodies: unknown[] = [];
  for (const listing of listings) bodies.push(await orderBody(market, buyer, listing));
  await withLimits(market, async () => {
    const answers = await Promise.all(bodies.map((body) => market.as(buyer).post("/orders", body)));
    expect(withStatus(answers, 201)).toHaveLength(30);
    expectWait(withStatus(answers, 429)[0]!, 600);
  });
  const { body } = await market.as(buyer).get("/orders/my?limit=1");
  expect(body.data.total_as_buyer).toBe(30);
});

test("likes and unlikes share a limit of 120 per minute, and the like count stays correct", async () => {
  const [fan, listing] = [await market.user(), await list(market, await market.user())];
  const path = `/listings/${listing}/like`;
  await withLimits(market, async () => {
    const answers = await Promise.all(
      times(130, (turn) => turn % 2 ? market.as(fan).delete(path) : market.as(fan).post(path)),
    );
    expect(withStatus(answers, 200)).toHaveLength(120);
    expectWait(withStatus(answers, 429)[0]!, 60);
    expect((await market.as(await market.user()).post(path)).status).toBe(200);
  });
  const { body } = await market.as(fan).get(`/listings/${listing}`);
  const [{ rows }] = await market.database.admin`
    select count(*)::integer as rows from public.likes where listing_id = ${listing}` as [
    { rows: number },
  ];
  expect(body.likes ?? body.data.likes).toBe(rows);
});

test("the sixth test push within a minute is rate limited", async () => {
  const client = market.as(await market.user());
  await withLimits(market, async () => {
    for (const _ of times(5, String)) await must(client.post("/push/test"));
    expectWait(await client.post("/push/test"), 60);
  });
});

test("the eleventh withdrawal within an hour is rate limited and leaves the wallet unchanged", async () => {
  const person = await wealthy(market, 100_000);
  const client = market.as(person);
  await withLimits(market, async () => {
    for (const _ of times(10, String)) {
      const { id } = await must(request(market, person));
      await must(client.post(`/wallet/withdrawals/${id}/cancel`));
    }
    expectWait(await request(market, person), 3600);
  });
  expect((await must(client.get("/wallet/balance"))).available).toBe(100_000);
  await proveMoney(market);
});

test("the eleventh attempt to register within an hour is rate limited, also after failed ones", async () => {
  const [{ username }, authenticated] = [
    await market.user(),
    await market.user({ registered: false }),
  ];
  const attempt = (name: string) =>
    market.as(authenticated).post("/auth/register", { username: name });
  await withLimits(market, async () => {
    const answers = await Promise.all(times(10, () => attempt(username)));
    expect(withStatus(answers, 409)).toHaveLength(10);
    expectWait(await attempt("a_free_name"), 3600);
  });
  expect((await market.as(authenticated).get("/auth/me")).status).toBe(404);
});

test("failed attempts count: of fifty concurrent guesses of a voucher thirty are tried, and all are counted", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const listing = await list(market, seller);
  const body = await orderBody(market, buyer, listing);
  const guess = (turn: number) =>
    market.as(buyer).post("/orders", { ...body, voucher_code: `GUESS${turn}` });
  await withLimits(market, async () => {
    const answers = await Promise.all(times(50, guess));
    expect(withStatus(answers, 400)).toHaveLength(30);
    expect(withStatus(answers, 429)).toHaveLength(20);
    expectWait(await guess(51), 600);
  });
});

test("fifty concurrent calls count fifty, whatever becomes of them", async () => {
  const buyer = await market.user();
  const path = "/orders/00000000-0000-4000-8000-000000000000/confirm";
  await Promise.all(times(50, () => market.as(buyer).put(path)));
  const [counted] = await market.database.admin`
    select calls::integer from private.rate_windows
    where subject = ${buyer.id} and action = 'order_steps'`;
  expect(counted).toEqual({ calls: 50 });
});

/** A request of each endpoint that fails, or that a person repeats in vain. */
const NOBODY = "00000000-0000-4000-8000-000000000000";
const REPEATED: [string, string, string, unknown?][] = [
  ["shipping_rates", "POST", "/shipping/rates", { listing_id: NOBODY, address_id: NOBODY }],
  ["couriers", "GET", "/shipping/couriers"],
  ["export", "GET", "/auth/me/export"],
  ["tracking", "GET", "/shipping/track/NOSUCH"],
  ["payment_checks", "GET", `/payments/${NOBODY}/check`],
  ["portal_balance", "GET", `/finances/sellers/${NOBODY}/balance`],
  ["photo_uploads", "POST", "/listings/photos", { content_type: "image/jpeg" }],
  ["listing_changes", "DELETE", `/listings/${NOBODY}`],
  ["listing_creation", "POST", `/listings/${NOBODY}/relist`],
  ["boost_purchases", "POST", "/boosts", { listing_id: NOBODY, package: "none" }],
  ["push_devices", "DELETE", "/push/unsubscribe", { endpoint: "https://push.example.com/a" }],
  ["withdrawals", "POST", "/wallet/withdrawals", { amount: 50_000 }],
  ["report", "POST", `/listings/${NOBODY}/report`, { reason: "counterfeit" }],
  ["chat", "POST", "/live-streams/LS000000000000/chat", { text: "Halo" }],
  ["view_leave", "POST", "/live-streams/LS000000000000/view"],
  ["view_leave", "POST", "/live-streams/LS000000000000/leave"],
];

test("each endpoint that counts its calls itself is among these", () => {
  const paths = Object.values(registry).flat().filter(({ batched }) => batched)
    .map(({ path }) => path.replace(":id", "LS000000000000"));
  expect(paths.length).toBeGreaterThan(0);
  expect(REPEATED.map(([, , path]) => path)).toEqual(expect.arrayContaining(paths));
});

test.each(REPEATED)(
  "the limit %s stops calls that fail, too",
  async (action, method, path, body) => {
    const person = await market.user();
    const call = () => market.as(person).send(method, path, body);
    await withLimits(market, async () => {
      const { admin } = market.database;
      const [{ max_calls }] = await admin`
      select max_calls from private.rate_limits where action = ${action}` as [
        { max_calls: number },
      ];
      const answers = await Promise.all(times(max_calls + 3, call));
      expect(withStatus(answers, 429)).toHaveLength(3);
      expect(withStatus(answers, 500)).toHaveLength(0);
    });
  },
);

test("a request that is not valid does not count", async () => {
  const person = await market.user();
  await Promise.all(times(5, () => market.as(person).post("/orders", {})));
  const counted = await market.database.admin`
    select from private.rate_windows where subject = ${person.id} and action = 'order_creation'`;
  expect(counted).toHaveLength(0);
});

test("a changed limit applies from the next call", async () => {
  const client = market.as(await market.user());
  const { admin } = market.database;
  await withLimits(market, async () => {
    await admin`update private.rate_limits set max_calls = 1 where action = 'push_test'`;
    await must(client.post("/push/test"));
    expectWait(await client.post("/push/test"), 60);
    await admin`update private.rate_limits set max_calls = 5 where action = 'push_test'`;
    await must(client.post("/push/test"));
  });
});
