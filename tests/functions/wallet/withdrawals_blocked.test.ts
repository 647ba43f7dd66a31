import { afterEach, expect, test } from "vitest";
import { atOnce, must, RACING, REASON, setUp, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { tell } from "../../support/portal.ts";
import { interrupted } from "../../support/withdrawals.ts";
import { DAY, inSeconds } from "../../support/vacations.ts";

const market = useMarket({ ...RACING, FINANCE_DISBURSEMENT_ENABLED: "true" });
afterEach(() => market.proveMoney());
const ops = setUp(() => market.staff("ops_admin"));

const set = ({ id }: User, body: Record<string, unknown>, headers = REASON) =>
  ops.put(`/admin/accounts/${id}`, body, headers);
const inDays = (days: number) => inSeconds(market, days * DAY);
/** Blocks payouts for so many seconds; null ends the block now. */
const block = async (person: User, seconds: number | null) => {
  const payouts_blocked_until = seconds === null ? null : await inSeconds(market, seconds);
  await must(set(person, { account_status: "active", payouts_blocked_until }));
};

test("a suspended user withdraws, and can then delete the account", async () => {
  const person = await market.wealthy();
  await must(set(person, { account_status: "suspended" }));
  const withdrawal = await person.withdraw(100_000);
  await market.payout(withdrawal, "complete");
  expect((await person.delete("/auth/me")).status).toBe(200);
});

test("a ban blocks payouts for 90 days, then the money can be withdrawn", async () => {
  const person = await market.wealthy();
  const until = await inDays(90);
  const banned = await must(set(person, { account_status: "banned" }));
  expect(banned.payouts_blocked_until.slice(0, 10)).toBe(until.slice(0, 10));
  const rejected = await person.requestWithdrawal();
  expect([rejected.status, rejected.body.error.code]).toEqual([403, "FORBIDDEN"]);
  expect(rejected.body.error.message).toMatch(/until \d+ [A-Z]\w+ \d{4}, \d\d:\d\d WIB/);
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
  await market.sql`
    update public.profiles set payouts_blocked_until = private.now() where id = ${person.id}`;
  expect((await person.requestWithdrawal()).status).toBe(201);
});

test("staff set and lift a payout block with a reason, which is in the audit log and the export", async () => {
  const person = await market.wealthy();
  const until = await inDays(7);
  const body = { account_status: "active", payouts_blocked_until: until };
  expect((await set(person, body, { "X-Action-Reason": "" })).status).toBe(400);
  expect((await must(set(person, body))).payouts_blocked_until).toBe(until);
  expect((await person.requestWithdrawal()).status).toBe(403);
  const { profile } = (await person.get("/auth/me/export")).body.data;
  expect(profile.payouts_blocked_until).toBe(until);
  expect(await market.audit(person.id)).toMatchObject([{
    reason: REASON["X-Action-Reason"],
    before: { payouts_blocked_until: null },
    after: { payouts_blocked_until: until },
  }]);
  await must(set(person, { account_status: "suspended" }));
  expect((await person.requestWithdrawal()).status).toBe(403);
  const lift = { account_status: "active", payouts_blocked_until: null };
  await must(market.approved(() => set(person, lift)));
  expect((await person.requestWithdrawal()).status).toBe(201);
});

test("a payout block is at most a year ahead, so that money is never locked for ever", async () => {
  const person = await market.user();
  const body = { account_status: "active", payouts_blocked_until: await inDays(400) };
  expect((await set(person, body)).status).toBe(400);
});

test("a ban ends a withdrawal whose link was never requested", async () => {
  const person = await market.wealthy();
  const data = { seller_id: person.id, amount: 60_000 };
  await tell(market, "/internal/events", { id: "one", type: "disbursement.approved", data });
  await market.services.db.service.call("api.finance_inbox_run", {
    terms: { fee: 2_500, minimum: 10_000, provider: "xendit_invoices" },
  });
  expect(await person.balance()).toMatchObject({ held: 60_000 });
  await must(set(person, { account_status: "banned" }));
  await market.runDue();
  const { items } = await must(person.get("/wallet/withdrawals"));
  expect(items).toMatchObject([{ status: "CANCELLED", provider_payout_id: null }]);
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
});

test("a ban stops a link that may have been requested: none is made, and staff get a case", async () => {
  const person = await market.wealthy();
  const id = await interrupted(market, person, "ban-1");
  await must(set(person, { account_status: "banned" }));
  await market.loseLeases();
  expect((await person.requestWithdrawal(50_000, "ban-1")).status).toBe(403);
  await market.time.advance(90);
  expect(await person.reread({ id })).toMatchObject({ status: "HELD" });
  expect((await fetch(`${market.url}/sandbox/payment/payouts/${id}`)).status).toBe(404);
  expect(await market.payoutCases(id)).toEqual(["payout_without_link: open"]);
});

test("a link that was being made during a ban is voided", async () => {
  const person = await market.wealthy();
  const id = await interrupted(market, person, "ban-2");
  await must(set(person, { account_status: "banned" }));
  const link = await market.payments().createPayout({
    external_id: id,
    amount: 47_500,
    email: person.email,
  });
  await market.services.db.service.call("internal.record_payout_link", {
    withdrawal_id: id,
    payout: { ...link },
  });
  await market.runDue();
  expect(await person.reread({ id })).toMatchObject({ status: "CANCELLED" });
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
});

test("withdrawals and payments from the wallet are rejected until the time, and accepted from then on", async () => {
  const { buyer, body } = await market.toOrder({ use_wallet: true }, { wallet: 100_000 });
  await block(buyer, DAY);
  const attempts = async () => [
    (await buyer.post("/orders/preview", body)).status,
    (await buyer.requestWithdrawal(20_000)).status,
  ];
  expect(await attempts()).toEqual([403, 403]);
  expect((await buyer.post("/orders/preview", { ...body, use_wallet: false })).status).toBe(200);
  await market.time.advance(DAY - 60, DAY);
  expect((await buyer.requestWithdrawal(20_000)).status).toBe(403);
  await market.time.advance(120);
  expect((await buyer.requestWithdrawal(20_000)).status).toBe(201);
});

test("a withdrawal that was stopped before its link gets one after the block, which time or staff end", async () => {
  const people = [await market.wealthy(), await market.wealthy()] as const;
  const stopped = await Promise.all(people.map(async (person) => {
    const id = await interrupted(market, person, person.id);
    await block(person, DAY);
    return { person, id };
  }));
  const states = () =>
    Promise.all(stopped.map(async ({ person, id }) => (await person.reread({ id })).status));
  await market.loseLeases();
  await market.time.advance(DAY - 120, DAY);
  expect(await states()).toEqual(["HELD", "HELD"]);
  await block(people[1], null);
  // Within minutes, not at the next poll hours later.
  await market.time.advance(300);
  expect((await states())[0]).toBe("LINK_CREATED");
  await market.time.advance(DAY - 300);
  expect((await states())[1]).toBe("LINK_CREATED");
  for (const { person, id } of stopped) {
    expect(await person.reread({ id })).toMatchObject({ net: 47_500 });
    expect((await market.payoutCases(id)).filter((each) => each.endsWith(": open"))).toEqual([]);
  }
});

test("a payment that waits in suspense for a blocked wallet waits for staff after the block too, which time or staff end", async () => {
  const sales = [await market.mixedSale(100_000), await market.mixedSale(100_000)] as const;
  for (const sale of sales) {
    await block(sale.buyer, DAY);
    await sale.pay();
  }
  await block(sales[1].buyer, null);
  await market.time.advance(2 * DAY, DAY);
  const finance = await market.staffClient();
  for (const sale of sales) {
    expect(await sale.status()).toBe("AWAITING_PAYMENT");
    await must(finance.post(`/admin/suspense/${await sale.inSuspense()}/apply`));
    expect(await sale.status()).toBe("READY_TO_SHIP");
  }
});

test("withdrawals at the end of a block, ten at once: one is made, and none before", async () => {
  const person = await market.wealthy();
  await block(person, 3);
  const answers = await atOnce(10, (at) => person.requestWithdrawal(50_000, `rush-${at}`));
  await market.time.advance(5);
  const after = await atOnce(10, (at) => person.requestWithdrawal(50_000, `after-${at}`));
  const made = [...answers, ...after].filter(({ status }) => status === 201);
  expect(made).toHaveLength(1);
  expect(new Set([...answers, ...after].map(({ status }) => status))).toEqual(
    new Set([403, 409, 201]),
  );
});
