import { expect, test } from "vitest";
import { atOnce, RACING, SERVICE_KEY, setUp, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { tell } from "../../support/portal.ts";

const market = useMarket(RACING);
const seller = setUp(() => market.user());

const run = async () =>
  (await market.with({ authorization: `Bearer ${SERVICE_KEY}` }).post("/finance-inbox/run")).body
    .data;
const handled = async (id: string) =>
  (await market.sql`select * from private.finance_inbox where id = ${id}`)[0]!;
const notificationsOf = (person: User) =>
  market.sql`
    select kind, category, data from public.notifications where user_id = ${person.id} order by created_at`;

async function receive(type: string, data: Record<string, unknown>): Promise<string> {
  const id = `evt_${crypto.randomUUID()}`;
  const { status } = await tell(market, "/internal/events", { id, type, data });
  expect(status).toBe(200);
  return id;
}

test("an approved disbursement only notifies the seller while payouts are not enabled", async () => {
  const id = await receive("disbursement.approved", { seller_id: seller.id, amount: 75_000 });
  expect(await run()).toEqual({ done: 1, failed: 0, stopped: false });
  expect(await handled(id)).toMatchObject({ outcome: "notified", attempts: 1 });
  expect(await notificationsOf(seller)).toEqual([
    { kind: "disbursement.approved", category: "wallet", data: { amount: 75_000 } },
  ]);
  const { items: [told] } = (await seller.get("/notifications")).body.data;
  expect([told.title, told.body])
    .toEqual(["Kamu bisa menarik Rp75.000", expect.stringContaining("belum dikirim")]);
  expect(await market.sql`select 1 from private.ledger_transfers`).toHaveLength(0);
});

test("a blocked disbursement and a fraud flag open a review; the seller does not see the reason", async () => {
  const suspect = await market.user();
  const reason = "Same bank account as a banned seller";
  const flag = await receive("fraud_flag.raised", { seller_id: suspect.id, reason });
  await receive("disbursement.blocked", { seller_id: suspect.id, amount: 10_000, reason });
  await run();
  expect(await handled(flag)).toMatchObject({ outcome: "flagged" });
  expect(await notificationsOf(suspect)).toEqual([
    { kind: "account.under_review", category: "account", data: {} },
    { kind: "disbursement.blocked", category: "wallet", data: { amount: 10_000 } },
  ]);
  const reviews = await market.sql`
    select details from private.seller_reviews where seller_id = ${suspect.id}`;
  expect(reviews).toHaveLength(2);
});

test("an event about an unknown seller opens a case", async () => {
  const id = await receive("fraud_flag.raised", { seller_id: crypto.randomUUID() });
  await run();
  expect(await handled(id)).toMatchObject({ outcome: "unknown_seller" });
  expect(await market.sql`select 1 from private.staff_cases where key = ${id}`).toHaveLength(1);
});

test("ten concurrent runs handle each event once", async () => {
  const sellers = await atOnce(12, () => market.user());
  for (const { id } of sellers) await receive("fraud_flag.raised", { seller_id: id });
  const tallies = await atOnce(10, run);
  expect(tallies.reduce((sum, { done }) => sum + done, 0)).toBe(12);
  for (const person of sellers) expect(await notificationsOf(person)).toHaveLength(1);
});

test("a failing event is retried later and does not block others", async () => {
  await market.sql`insert into private.finance_inbox (id, type, data, digest)
    values ('broken', 'fraud_flag.raised', '{"seller_id": "no id"}', 'x')`;
  const sound = await receive("fraud_flag.raised", { seller_id: seller.id });
  expect(await run()).toEqual({ done: 1, failed: 1, stopped: false });
  expect(await handled("broken")).toMatchObject({ attempts: 1, handled_at: null });
  expect((await handled("broken"))["last_error"]).toMatch(/uuid/);
  expect(await handled(sound)).toMatchObject({ outcome: "flagged" });
  expect(await run()).toEqual({ done: 0, failed: 0, stopped: false });
});

const open = useMarket({ FINANCE_DISBURSEMENT_ENABLED: "true" });

test("if enabled, an approval starts one withdrawal; a rejected withdrawal is an outcome and a case", async () => {
  const [rich, banned] = [await open.wealthy(), await open.wealthy()];
  await open.sql`
    update public.profiles
    set account_status = 'banned', payouts_blocked_until = private.now() + interval '90 days'
    where id = ${banned.id}`;
  const approvals = [
    { id: "first", seller_id: rich.id, amount: 60_000 },
    { id: "second", seller_id: rich.id, amount: 70_000 },
    { id: "small", seller_id: rich.id, amount: 9_999 },
    { id: "banned", seller_id: banned.id, amount: 60_000 },
  ];
  for (const { id, ...data } of approvals) {
    await tell(open, "/internal/events", { id, type: "disbursement.approved", data });
  }
  await open.runDue();
  const outcomes = await open.sql`select id, outcome from private.finance_inbox order by position`;
  expect(outcomes.map(({ id, outcome }) => [id, outcome])).toEqual([
    ["first", "withdrawal_started"],
    ["second", "withdrawal_rejected:withdrawal_in_progress"],
    ["small", "withdrawal_rejected:below_minimum"],
    ["banned", "withdrawal_rejected:payouts_blocked"],
  ]);
  expect(
    await open
      .sql`select user_id, amount::integer, fee::integer, request_key from private.withdrawals`,
  ).toEqual([{ user_id: rich.id, amount: 60_000, fee: 2_500, request_key: "portal:first" }]);
  const told = await open
    .sql`select data from public.notifications where kind = 'disbursement.approved'`;
  expect(told).toEqual([{ data: { amount: 60_000, resolution: "started" } }]);
  const cases = await open
    .sql`select key from private.staff_cases where kind = 'disbursement_rejected' order by key`;
  expect(cases.map(({ key }) => key)).toEqual(["banned", "second", "small"]);
});

test("a seller's own Idempotency-Key never collides with the portal's event ids", async () => {
  const rich = await open.wealthy();
  const own = await rich.requestWithdrawal(20_000, "portal:approved");
  await open.as(rich).post(`/wallet/withdrawals/${own.body.data.id}/cancel`);
  const data = { seller_id: rich.id, amount: 60_000 };
  await tell(open, "/internal/events", { id: "approved", type: "disbursement.approved", data });
  await open.runDue();
  const { items } = (await open.as(rich).get("/wallet/withdrawals")).body.data;
  expect(items.map(({ amount, status }: { amount: number; status: string }) => [amount, status]))
    .toEqual([[60_000, "HELD"], [20_000, "CANCELLED"]]);
});

test("while withdrawals pause, an approval waits and opens no case", async () => {
  const rich = await open.wealthy();
  const set = (value: number) =>
    open.sql`update private.settings set value = ${value} where name = 'withdrawals_open'`;
  await set(0);
  const data = { seller_id: rich.id, amount: 60_000 };
  await tell(open, "/internal/events", { id: "patient", type: "disbursement.approved", data });
  await open.runDue();
  const outcome = () => open.sql`select outcome from private.finance_inbox where id = 'patient'`;
  expect(await outcome()).toEqual([{ outcome: null }]);
  expect(await open.sql`select 1 from private.staff_cases where key = 'patient'`).toHaveLength(0);
  await set(1);
  await open.time.advance(3600);
  expect(await outcome()).toEqual([{ outcome: "withdrawal_started" }]);
});
