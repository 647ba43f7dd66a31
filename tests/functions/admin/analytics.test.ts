import { expect, test } from "vitest";
import { setUp, useMarket } from "../../support/market.ts";
import { nextMorning } from "../../support/morning.ts";

const DAY = 86_400;

const market = useMarket({}, { nights: true });
const staff = setUp(async () => {
  await nextMorning(market);
  return await market.staffClient();
});

const read = async (query = "") => (await staff.get(`/admin/analytics${query}`)).body.data;
/** The date in Jakarta, so many days ago. */
const daysAgo = (days: number) =>
  new Date(market.time.now().getTime() + 7 * 3600_000 - days * DAY * 1000).toISOString().slice(
    0,
    10,
  );
const today = () => daysAgo(0);
const kept = async (): Promise<number> =>
  (await market.sql`select count(*)::int as count from private.analytics_days`)[0]!["count"];
const sell = () => market.completedSale();

test("revenue is fees minus vouchers, per day and in total, also as CSV", async () => {
  await market.completedSale();
  const voucher_code = await market.voucher({ value: 15_000 });
  await market.paidSale({}, undefined, { voucher_code });

  const { status, body: answer } = await staff.get("/admin/revenue?by=day");
  expect(status).toBe(200);
  const fee = 2_000 + 150_000 * 0.025;
  const figures = {
    protection_fees: fee,
    commission: 0,
    boosts: 0,
    promotions: 15_000,
    claims: 0,
    revenue: fee - 15_000,
    payout_fees: 0,
    payment_fees: 0,
    courier_adjustments: answer.data.totals.courier_adjustments,
  };
  expect(answer.data.items).toEqual([{ period: today(), ...figures }]);
  expect(answer.data.totals).toEqual(figures);

  const file = await staff.get("/admin/revenue?by=day&format=csv");
  const [head, line] = file.text.split("\r\n");
  expect(head).toMatch(/^period,protection_fees,commission,/);
  expect(line).toMatch(new RegExp(`^${today()},${fee},0,0,15000,0,${fee - 15_000},`));
});

test("a period without sales has no items and zero totals; weeks and months are named by their first day", async () => {
  const empty = (await staff.get("/admin/revenue?from=2020-01-01&to=2020-02-01")).body.data;
  expect(empty).toMatchObject({ from: "2020-01-01", items: [], totals: { revenue: 0 } });
  const months = (await staff.get("/admin/revenue?by=month")).body.data.items;
  expect(months[0].period).toMatch(/-01$/);
  const weeks = (await staff.get("/admin/revenue?by=week")).body.data.items;
  expect(new Date(weeks[0].period).getUTCDay()).toBe(1);
  expect((await staff.get("/admin/revenue?by=year")).status).toBe(400);
  expect((await staff.get("/admin/revenue?from=yesterday")).status).toBe(400);
});

test("today's active users, orders, GMV and revenue count at once", async () => {
  const before = await read();
  await sell();
  const after = await read();
  expect(after.transactions - before.transactions).toBe(1);
  expect(after.gmv - before.gmv).toBe(150_000);
  expect(after.revenue - before.revenue).toBe(2_000 + 150_000 * 0.025);
  expect(after.mau - before.mau).toBe(2);
  expect(after.new_users - before.new_users).toBe(2);
  expect([after.days.length, after.days.at(-1).day]).toEqual([30, today()]);
  expect(after.days.at(-1)).toMatchObject({ transactions: after.transactions, gmv: after.gmv });
  expect(after.change.gmv).toBe(after.gmv - after.previous.gmv);
});

test("a user without a profile is active by any authenticated call, once a day", async () => {
  const before = (await read()).mau;
  for (const paths of [["/auth/me"], ["/listings", "/listings"]]) {
    const visitor = await market.user({ registered: false });
    for (const path of paths) {
      expect([403, 404]).toContain((await visitor.get(path)).status);
    }
  }
  expect((await read()).mau - before).toBe(2);
});

test("a day is stored the next night, stays unchanged, and equals a recount", async () => {
  const day = today();
  const open = await read(`?from=${day}&to=${day}`);
  await market.time.advance(DAY);
  expect(await kept()).toBeGreaterThanOrEqual(1);
  await sell();
  const closed = await read(`?from=${day}&to=${day}&check=true`);
  expect(closed).toMatchObject({ gmv: open.gmv, transactions: open.transactions, differences: [] });
  const both = await read();
  expect(both.transactions).toBe(open.transactions + 1);
  expect(both.days.slice(-2).map(({ transactions }: { transactions: number }) => transactions))
    .toEqual([open.transactions, 1]);
  // A user active on both days counts once.
  const [counted] = await market.sql`
    select count(distinct user_id)::int as count from private.caller_days`;
  expect(both.mau).toBe(counted!["count"]);
});

test("a user active 29 days ago is in the MAU, once, and thirty days ago not", async () => {
  const { mau: before, days } = await read();
  await market.time.advance(29 * DAY, DAY);
  expect((await read()).mau).toBe(days.at(-1).active_users);
  await market.time.advance(DAY);
  const { mau, previous } = await read();
  expect([mau, previous.mau]).toEqual([1, before]);
  expect((await read("?check=true")).differences).toEqual([]);
});

test("a missed night is made up for, and until then its days are computed on request", async () => {
  const whole = await read();
  await market.sql`truncate private.analytics_days`;
  expect(await read()).toEqual(whole);
  while (await market.services.db.service.call("internal.close_analytics_day", {}));
  expect(await read()).toEqual(whole);
  const revenue = (await staff.get("/admin/revenue?by=month")).body.data.totals.revenue;
  expect(revenue).toBe((await read(`?from=${daysAgo(89)}`)).revenue);
});

test("two concurrent nightly runs store each day once", async () => {
  await market.sql`truncate private.analytics_days`;
  const close = async () => {
    while (await market.services.db.service.call("internal.close_analytics_day", {}));
  };
  await Promise.all([close(), close(), close()]);
  expect((await read("?check=true")).differences).toEqual([]);
});

test("the check counts no users of days whose calls are deleted", async () => {
  await market.sql`
    update private.settings set min_value = 1, value = 1 where name = 'keep_caller_days'`;
  await market.time.advance(3 * DAY);
  expect((await read("?check=true")).differences).toEqual([]);
});

test("a change to a stored day is found by the check", async () => {
  await market.sql`update private.analytics_days set gmv = gmv + 1 where gmv > 0`;
  const { differences } = await read(`?from=${daysAgo(60)}&check=true`);
  expect(differences.length).toBeGreaterThan(0);
  expect(differences[0]).toMatchObject({ what: "gmv", kept: differences[0].counted + 1 });
});

test("a reversed period and one of more than a year are rejected", async () => {
  const day = today();
  for (
    const query of [
      "?from=2031-01-01",
      "?from=2020-01-01",
      `?from=${day}&to=${daysAgo(1)}`,
      "?to=later",
    ]
  ) {
    expect((await staff.get(`/admin/analytics${query}`)).status).toBe(400);
  }
  expect((await read(`?from=${day}&to=9999-12-31`)).to).toBe(day);
  expect((await read("?from=2019-01-01&to=2019-01-31")).days).toHaveLength(31);
});
