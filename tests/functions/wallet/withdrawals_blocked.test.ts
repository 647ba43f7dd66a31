import type { PendingWithdrawal } from "../../../shared/db/results.ts";
import { expect, test } from "vitest";
import { must } from "../../support/life.ts";
import { openMarket, useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { tell } from "../../support/portal.ts";
import { REASON } from "../../support/staff.ts";
import { setUp } from "../../support/set_up.ts";
import type { TestUser } from "../../support/users.ts";
import {
  balanceOf,
  loseLeases,
  payoutsOf,
  provider,
  request,
  reread,
  wealthy,
  withdraw,
} from "../../support/withdrawals.ts";

const market = useMarket();
const ops = setUp(() => market.staff("ops_admin"));

const set = ({ id }: TestUser, body: Record<string, unknown>, headers = REASON) =>
  market.as(ops).put(`/admin/accounts/${id}`, body, headers);
const inDays = async (days: number): Promise<string> =>
  (await market.database.admin`
    select internal.wire_time(private.now() + make_interval(days => ${days})) as at`)[0]!["at"];

/** A withdrawal whose request for the link was killed before it was sent. */
const interrupted = async (person: TestUser, key: string) =>
  (await market.services.db.user(person).call("api.wallet_withdrawals_create", {
    amount: 50_000,
    fee: 2_500,
    request_key: key,
  }) as PendingWithdrawal).withdrawal_id;

test("a suspended user withdraws, and can then delete the account", async () => {
  const person = await wealthy(market);
  await must(set(person, { account_status: "suspended" }));
  const withdrawal = await withdraw(market, person, 100_000);
  await provider(market, withdrawal, "complete");
  expect((await market.as(person).delete("/auth/me")).status).toBe(200);
  await proveMoney(market);
});

test("a ban blocks payouts for 90 days, then the money can be withdrawn", async () => {
  const person = await wealthy(market);
  const until = await inDays(90);
  const banned = await must(set(person, { account_status: "banned" }));
  expect(banned.payouts_blocked_until.slice(0, 10)).toBe(until.slice(0, 10));
  const rejected = await request(market, person);
  expect([rejected.status, rejected.body.error.code]).toEqual([403, "FORBIDDEN"]);
  expect(rejected.body.error.message).toContain(until.slice(0, 10));
  expect(await balanceOf(market, person)).toMatchObject({ available: 100_000, held: 0 });
  await market.database.admin`
    update public.profiles set payouts_blocked_until = private.now() where id = ${person.id}`;
  expect((await request(market, person)).status).toBe(201);
});

test("staff set and lift a payout block with a reason, which is in the audit log and the export", async () => {
  const person = await wealthy(market);
  const until = await inDays(7);
  const body = { account_status: "active", payouts_blocked_until: until };
  expect((await set(person, body, { "X-Action-Reason": "" })).status).toBe(400);
  expect((await must(set(person, body))).payouts_blocked_until).toBe(until);
  expect((await request(market, person)).status).toBe(403);
  const { profile } = (await market.as(person).get("/auth/me/export")).body.data;
  expect(profile.payouts_blocked_until).toBe(until);
  const { items } = (await market.as(ops).get(`/admin/audit?target_id=${person.id}`)).body.data;
  expect(items).toMatchObject([{
    reason: REASON["X-Action-Reason"],
    before: { payouts_blocked_until: null },
    after: { payouts_blocked_until: until },
  }]);
  await must(set(person, { account_status: "suspended" }));
  expect((await request(market, person)).status).toBe(403);
  await must(set(person, { account_status: "active", payouts_blocked_until: null }));
  expect((await request(market, person)).status).toBe(201);
});

test("a payout block is at most a year ahead, so that money is never locked for ever", async () => {
  const person = await market.user();
  const body = { account_status: "active", payouts_blocked_until: await inDays(400) };
  expect((await set(person, body)).status).toBe(400);
});

test("a reinstatement lifts the payout block of the ban", async () => {
  const person = await wealthy(market);
  await must(set(person, { account_status: "banned" }));
  await must(set(person, { account_status: "active" }));
  expect((await request(market, person)).status).toBe(201);
});

test("a ban ends a withdrawal whose link was never requested", async () => {
  const open = await openMarket({ FINANCE_DISBURSEMENT_ENABLED: "true" });
  const person = await wealthy(open);
  const data = { seller_id: person.id, amount: 60_000 };
  await tell(open, "/internal/events", { id: "one", type: "disbursement.approved", data });
  await open.services.db.service.call("api.finance_inbox_run", {
    terms: { fee: 2_500, minimum: 10_000 },
  });
  expect(await balanceOf(open, person)).toMatchObject({ held: 60_000 });
  const body = { account_status: "banned" };
  await must(
    open.as(await open.staff("ops_admin")).put(`/admin/accounts/${person.id}`, body, REASON),
  );
  await open.runDue();
  const [{ status, provider_payout_id }] =
    (await open.as(person).get("/wallet/withdrawals")).body.data.items;
  expect([status, provider_payout_id]).toEqual(["CANCELLED", null]);
  expect(await balanceOf(open, person)).toMatchObject({ available: 100_000, held: 0 });
  await proveMoney(open);
  await open.close();
});

test("a ban stops a link that may have been requested: none is made, and staff get a case", async () => {
  const person = await wealthy(market);
  const id = await interrupted(person, "ban-1");
  await must(set(person, { account_status: "banned" }));
  await loseLeases(market);
  expect((await request(market, person, 50_000, "ban-1")).status).toBe(403);
  await market.time.advance(90);
  expect(await reread(market, person, { id })).toMatchObject({ status: "HELD" });
  expect((await fetch(`${market.url}/sandbox/payment/payouts/${id}`)).status).toBe(404);
  const cases = await market.database.admin`
    select kind from private.staff_cases where details ->> 'withdrawal_id' = ${id}`;
  expect(cases).toEqual([{ kind: "payout_without_link" }]);
});

test("a link that was being made during a ban is voided", async () => {
  const person = await wealthy(market);
  const id = await interrupted(person, "ban-2");
  await must(set(person, { account_status: "banned" }));
  const link = await payoutsOf(market).createPayout({
    external_id: id,
    amount: 47_500,
    email: person.email,
  });
  await market.services.db.service.call("internal.record_payout_link", {
    withdrawal_id: id,
    payout: { ...link },
  });
  await market.runDue();
  expect(await reread(market, person, { id })).toMatchObject({ status: "CANCELLED" });
  expect(await balanceOf(market, person)).toMatchObject({ available: 100_000, held: 0 });
  await proveMoney(market);
});
