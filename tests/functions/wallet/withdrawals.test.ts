import { afterEach, expect, test } from "vitest";
import { CALLBACK_TOKEN, IMPATIENT, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { interrupted } from "../../support/withdrawals.ts";
import type { Withdrawal } from "../../support/withdrawals.ts";
import { tell } from "../../support/portal.ts";
import { applyPayout, refreshPayout } from "../../../shared/work/withdrawal.ts";

const market = useMarket({ ...IMPATIENT, FINANCE_DISBURSEMENT_ENABLED: "true" });
afterEach(() => market.proveMoney());

const callBack = (body: unknown, path = "/webhooks/xendit/payout") =>
  market.with({ "x-callback-token": CALLBACK_TOKEN }).post(path, body);

const BY_BANK = ["returned_payout: open"];
test.each([
  [["fail", "fail"], "FAILED", ["withdrawal_reversal", "withdrawal_hold"], []],
  [["complete", "fail", "fail"], "RETURNED", ["withdrawal_reversal", "withdrawal_debit"], BY_BANK],
  [
    ["complete", "return", "return"],
    "RETURNED",
    ["withdrawal_reversal", "withdrawal_debit"],
    BY_BANK,
  ],
])(
  "a link that the provider says %j of is %s: the money returns once",
  async (said, status, types, cases) => {
    const person = await market.wealthy();
    const withdrawal = await person.withdraw();
    for (const operation of said) await market.payout(withdrawal, operation);
    expect(await person.reread(withdrawal)).toMatchObject(
      status === "FAILED" ? { status, failure_reason: "INVALID_DESTINATION" } : { status },
    );
    expect((await person.entries()).map(([type]) => type)).toEqual([...types, "adjustment"]);
    expect(await person.wallet()).toBe(100_000);
    expect(await market.payoutCases(withdrawal.id)).toEqual(cases);
    expect((await person.requestWithdrawal()).status).toBe(201);
  },
);

test("COMPLETED after FAILED debits the wallet, below zero if needed, and opens a case", async () => {
  const person = await market.wealthy(50_000);
  const withdrawal = await person.withdraw();
  await market.payout(withdrawal, "fail");
  const second = await person.withdraw();
  await market.payout(second, "complete");
  await market.payout(withdrawal, "complete");
  expect(await person.reread(withdrawal)).toMatchObject({ status: "PAID" });
  expect(await person.balance()).toMatchObject({ available: -50_000, held: 0 });
  expect((await person.entries())[0]).toEqual(["withdrawal_debit", -50_000]);
  expect(await market.payoutCases(withdrawal.id)).toEqual(["late_payout: open"]);
  expect((await person.requestWithdrawal(10_000)).body.error.code).toBe("CONFLICT");
  await person.fund(70_000);
  expect(await person.balance()).toMatchObject({ available: 20_000 });
});

test.each([["complete", "fail"], ["fail", "complete"]])(
  "repeated concurrent callbacks of %s and %s apply the link's current state, each step once",
  async (first, second) => {
    const person = await market.wealthy();
    const withdrawal = await person.withdraw();
    await market.fault("payment", "callback", "error", 2);
    await market.payout(withdrawal, first);
    await market.payout(withdrawal, second);
    const notification = (status: string) => ({
      event: "x",
      data: { external_id: withdrawal.id, status },
    });
    await Promise.all(
      ["SUCCEEDED", "FAILED", "SUCCEEDED", "FAILED"].map((status, n) =>
        callBack({ ...notification(status), n })
      ),
    );
    const expected = second === "complete" ? "PAID" : "FAILED";
    expect(await person.reread(withdrawal)).toMatchObject({ status: expected });
    await market.time.advance(24 * 3600, 12 * 3600);
    expect(await person.reread(withdrawal)).toMatchObject({ status: expected });
    expect(await person.entries()).toHaveLength(expected === "PAID" ? 2 : 3);
  },
);

test("an unclaimed link expires after three days without a callback", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.time.advance(3 * 24 * 3600 - 60, 24 * 3600);
  expect(await person.reread(withdrawal)).toMatchObject({ status: "LINK_CREATED" });
  await market.time.advance(180);
  expect(await person.reread(withdrawal)).toMatchObject({ status: "EXPIRED" });
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
});

test("polling finds a payment whose callback is lost", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.fault("payment", "callback", "error", 10);
  await market.payout(withdrawal, "complete");
  await market.time.advance(7 * 3600, 3600);
  expect(await person.reread(withdrawal)).toMatchObject({ status: "PAID" });
  await market.noFaults();
  await market.time.advance(48 * 3600, 12 * 3600);
  expect(await person.entries()).toHaveLength(2);
});

test("the user claims the link on its page; three wrong passwords lock it", async () => {
  const person = await market.wealthy();
  const first = await person.withdraw(20_000);
  const claim = (id: string, password: string) =>
    market.sandbox(`/payment/web/${id}`, { password, bank: "BCA", account: "123" });
  await claim(first.provider_payout_id!, first.provider_payout_id!.slice(0, 6));
  await market.time.advance(10);
  expect(await person.reread(first)).toMatchObject({ status: "PAID" });
  const second = await person.withdraw(20_000);
  for (const guess of ["a", "b", "c"]) await claim(second.provider_payout_id!, guess);
  await market.runDue();
  expect(await person.reread(second)).toMatchObject({ status: "FAILED" });
});

async function approve(person: User, amount = 60_000): Promise<string> {
  const id = `evt_${crypto.randomUUID()}`;
  const data = { seller_id: person.id, amount };
  await tell(market, "/internal/events", { id, type: "disbursement.approved", data });
  await market.time.advance(15);
  return id;
}

const withdrawalsOf = async (person: User) =>
  (await person.get("/wallet/withdrawals")).body.data.items;

test("the link of an approved disbursement is requested at once, and the audit log has it", async () => {
  const person = await market.wealthy();
  const event = await approve(person);
  const [made] = await withdrawalsOf(person);
  expect(made).toMatchObject({
    status: "LINK_CREATED",
    amount: 60_000,
    recipient_email: person.email,
  });
  expect(await market.audit(made.id)).toMatchObject([{
    actor_id: null,
    role: null,
    action: "finance_inbox_run",
    target_type: "withdrawal",
    request_id: event,
    after: { amount: 60_000, status: "HELD" },
  }]);
});

test("a definite rejection of an approved disbursement returns the hold and opens a case", async () => {
  const person = await market.wealthy();
  await market.fault("payment", "create_payout", "refuse");
  const event = await approve(person);
  expect(await withdrawalsOf(person)).toMatchObject([{ status: "FAILED" }]);
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
  expect((await person.entries())[0]).toEqual(["withdrawal_reversal", 60_000]);
  const cases = await market.sql`
    select details ->> 'outcome' as outcome from private.staff_cases
    where kind = 'disbursement_rejected' and key = ${event}`;
  expect(cases).toEqual([{ outcome: expect.stringMatching(/^withdrawal_rejected:/) }]);
  expect(await person.notifications()).toContain("withdrawal.failed");
});

test.each(["unverified", "missing", "empty"])(
  "a withdrawal to an e-mail address that is %s holds nothing, whoever starts it",
  async (flaw) => {
    const person = await market.wealthy();
    if (flaw === "unverified") {
      await market.sql`update auth.users set email_confirmed_at = null where id = ${person.id}`;
    } else {
      const email = flaw === "empty" ? "" : null;
      await market.sql`update auth.users set email = ${email} where id = ${person.id}`;
    }
    const answer = await person.requestWithdrawal();
    expect([answer.status, answer.body.error.code]).toEqual([409, "CONFLICT"]);
    expect(answer.body.error.message).toMatch(/verified e-mail/);
    await approve(person);
    expect(await withdrawalsOf(person)).toEqual([]);
    expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
    await market.sql`update auth.users set email = ${person.email} where id = ${person.id}`;
  },
);

test("the link goes to the verified address, not to the one of an older token", async () => {
  const person = await market.wealthy();
  const email = `new_${person.email}`;
  await market.sql`update auth.users set email = ${email} where id = ${person.id}`;
  const { body } = await person.requestWithdrawal();
  expect(body.data.recipient_email).toBe(email);
});

const cancel = (person: User, { id }: { id: string }) =>
  person.post(`/wallet/withdrawals/${id}/cancel`);

test("cancelling voids an unclaimed link and returns the money; a repeat changes nothing", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  const { status, body } = await cancel(person, withdrawal);
  expect([status, body.data.status]).toEqual([200, "CANCELLED"]);
  expect((await cancel(person, withdrawal)).text).toBe(
    (await person.get(`/wallet/withdrawals/${withdrawal.id}`)).text,
  );
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
  const link = await market.with({}).get(`/sandbox/payment/payouts/${withdrawal.id}`);
  expect(link.body.status).toBe("VOIDED");
});

test("a claimed or paid link cannot be cancelled, and the error names the status", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.fault("payment", "callback", "error");
  await market.payout(withdrawal, "complete");
  const late = await cancel(person, withdrawal);
  expect([late.status, late.body.error.message]).toEqual([409, expect.stringContaining("PAID")]);
  expect((await cancel(person, withdrawal)).status).toBe(409);
});

test("while the provider does not answer, no money is returned", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.fault("payment", "void_payout", "error");
  expect((await cancel(person, withdrawal)).status).toBe(503);
  await market.fault("payment", "void_payout", "timeout_after_commit");
  expect((await cancel(person, withdrawal)).status).toBe(503);
  expect(await person.balance()).toMatchObject({ available: 50_000, held: 50_000 });
  await market.time.advance(7 * 3600, 3600);
  expect(await person.reread(withdrawal)).toMatchObject({ status: "CANCELLED" });
});

test("a withdrawal without a link cannot be cancelled yet", async () => {
  const person = await market.wealthy();
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const answer = await cancel(person, await person.withdraw());
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([409, "30"]);
});

test("two cancellations during a payment end the withdrawal once, and the ledger balances", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await Promise.all([
    cancel(person, withdrawal),
    cancel(person, withdrawal),
    market.payout(withdrawal, "complete"),
  ]);
  await market.time.advance(24 * 3600, 12 * 3600);
  expect(["PAID", "CANCELLED"]).toContain((await person.reread(withdrawal)).status);
});

async function requested() {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  const link = {
    id: withdrawal.provider_payout_id!,
    external_id: withdrawal.id,
    amount: withdrawal.net,
    url: withdrawal.payout_url,
    expires_at: null,
    failure_reason: null,
  };
  /** The provider reports the link; returns what became of the report. */
  const says = async (status: string, state: string, wrong: Partial<typeof link> = {}) => {
    const outcome = await market.services.db.service.call("internal.apply_payout_update", {
      payout: { ...link, status, state, ...wrong },
    });
    await market.runDue();
    return outcome;
  };
  const read = () => person.reread(withdrawal);
  return { id: withdrawal.id, net: withdrawal.net, says, read };
}

type Report = [status: string, state: string, outcome: string];
test.each<[string, Report[], string[]]>([
  ["an unknown and a locked link", [
    ["SETTLING", "unknown", "in_suspense"],
    ["LOCKED", "locked", "in_suspense"],
  ], ["payout_unknown: open", "payout_locked: open"]],
  ["the same, once it is paid,", [
    ["SETTLING", "unknown", "in_suspense"],
    ["LOCKED", "locked", "in_suspense"],
    ["COMPLETED", "completed", "paid"],
  ], ["payout_unknown: over", "payout_locked: over"]],
  ["an unknown status again after the end", [
    ["SETTLING", "unknown", "in_suspense"],
    ["COMPLETED", "completed", "paid"],
    ["SETTLING", "unknown", "in_suspense"],
  ], ["payout_unknown: open"]],
  ["a link claimed after its hold has returned, and paid,", [
    ["EXPIRED", "expired", "expired"],
    ["CLAIMED", "claimed", "in_suspense"],
    ["COMPLETED", "completed", "paid"],
  ], ["payout_claimed: over", "late_payout: open"]],
])("%s: staff have the cases that only they can judge", async (_, reports, cases) => {
  const { id, says, read } = await requested();
  for (const [status, state, outcome] of reports) expect(await says(status, state)).toBe(outcome);
  expect(await market.payoutCases(id)).toEqual(cases);
  const isPaid = reports.some(([status]) => status === "COMPLETED");
  expect((await read()).status).toBe(isPaid ? "PAID" : "LINK_CREATED");
});

test("a link with another amount or id moves no money", async () => {
  const { net, says, read } = await requested();
  for (const wrong of [{ amount: net + 1 }, { id: "another" }]) {
    expect(await says("COMPLETED", "completed", wrong)).toBe("in_suspense");
  }
  expect((await read()).status).toBe("LINK_CREATED");
});

const deps = () =>
  ({ db: market.services.db, payments: market.payments() }) as unknown as
    & Parameters<typeof refreshPayout>[0]
    & Parameters<typeof applyPayout>[0];
const readingsOf = async (id: string): Promise<number> =>
  (await market.sql`
    select link_readings::integer as count from private.withdrawals where id = ${id}`)[0]!["count"];

test.each([["fail", "complete", "PAID"], ["complete", "return", "RETURNED"]])(
  "an update that was read before %s and arrives after %s is ignored",
  async (first, second, status) => {
    const person = await market.wealthy();
    const withdrawal = await person.withdraw();
    await market.fault("payment", "callback", "error", 10);
    await market.payout(withdrawal, first);
    const before = await readingsOf(withdrawal.id);
    const older = (await market.payments().getPayout(withdrawal.provider_payout_id!))!;
    await refreshPayout(deps(), withdrawal.provider_payout_id!);
    await market.payout(withdrawal, second);
    await refreshPayout(deps(), withdrawal.provider_payout_id!);
    const entries = await person.entries();
    expect(await applyPayout(deps(), older, before)).toBe("outdated");
    expect(await person.reread(withdrawal)).toMatchObject({ status });
    expect(await person.entries()).toEqual(entries);
    await market.noFaults();
  },
);

test("a reading that another one overtakes is repeated, so the latest state wins", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  const link = withdrawal.provider_payout_id!;
  await market.fault("payment", "callback", "error", 10);
  const read = market.payments().getPayout;
  let interruptions = 0;
  const payout = await refreshPayout(deps(), link, async (id) => {
    const seen = await read(id);
    if (interruptions++ === 0) {
      await market.payout(withdrawal, "complete");
      await refreshPayout(deps(), link);
    }
    return seen;
  });
  expect([payout?.state, interruptions]).toEqual(["completed", 2]);
  expect(await person.reread(withdrawal)).toMatchObject({ status: "PAID" });
  expect(await person.balance()).toMatchObject({ available: 50_000, held: 0 });
  await market.noFaults();
});

test("concurrent readings of a link that flips all end at its last state, each step booked once", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.fault("payment", "callback", "error", 20);
  const readings = Array.from({ length: 8 }, async (_, n) => {
    if (n === 2) await market.payout(withdrawal, "fail");
    if (n === 5) await market.payout(withdrawal, "complete");
    await refreshPayout(deps(), withdrawal.provider_payout_id!).catch(() => null);
  });
  await Promise.all(readings);
  await refreshPayout(deps(), withdrawal.provider_payout_id!);
  expect(await person.reread(withdrawal)).toMatchObject({ status: "PAID" });
  expect(await person.balance()).toMatchObject({ available: 50_000, held: 0 });
  await market.noFaults();
});

test("after an ambiguous answer the money stays held, and the job gets the link under the same key", async () => {
  const held: [kind: string, person: User, withdrawal: Withdrawal][] = [];
  for (const kind of ["timeout_after_commit", "timeout", "error", "rate_limited"]) {
    const person = await market.wealthy();
    await market.fault("payment", "create_payout", kind);
    const { status, body } = await person.requestWithdrawal();
    expect([kind, status]).toEqual([kind, 201]);
    expect(body.data).toMatchObject({ status: "HELD", payout_url: null, provider_payout_id: null });
    held.push([kind, person, body.data]);
  }
  await market.loseLeases();
  await market.time.advance(90);
  for (const [kind, person, withdrawal] of held) {
    const finished = await person.reread(withdrawal);
    expect(finished, kind)
      .toMatchObject({ status: "LINK_CREATED", payout_url: expect.any(String) });
    const link = await market.with({}).get(`/sandbox/payment/payouts/${finished.id}`);
    expect(link.body).toMatchObject({ id: finished.provider_payout_id, amount: finished.net });
    expect(await person.entries()).toEqual([["withdrawal_hold", -50_000], ["adjustment", 100_000]]);
  }
});

test("after an ambiguous answer a later rejection does not return the hold", async () => {
  const person = await market.wealthy();
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const { id } = await person.withdraw();
  await market.fault("payment", "create_payout", "refuse");
  await market.loseLeases();
  await market.time.advance(90);
  expect(await person.reread({ id })).toMatchObject({ status: "HELD" });
  await market.loseLeases();
  await market.time.advance(7 * 3600, 3600);
  expect(await person.reread({ id })).toMatchObject({ status: "LINK_CREATED" });
});

test.each(["before", "after"])(
  "a repeat of a killed request returns its withdrawal, %s a job finished it",
  async (when) => {
    const person = await market.wealthy();
    const id = await interrupted(market, person, when);
    expect((await person.requestWithdrawal(50_000, when)).status).toBe(409);
    await market.loseLeases();
    if (when === "after") await market.time.advance(90);
    const again = await person.requestWithdrawal(50_000, when);
    expect(again.body.data).toMatchObject({ id, status: "LINK_CREATED" });
  },
);

test("a callback that arrives before the link is stored finds the withdrawal by our id", async () => {
  const person = await market.wealthy();
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const withdrawal = await person.withdraw();
  const link = (await market.with({}).get(`/sandbox/payment/payouts/${withdrawal.id}`)).body;
  const claimed = { id: link.id, external_id: withdrawal.id, status: "CLAIMED" };
  expect((await callBack(claimed)).status).toBe(200);
  expect(await person.reread(withdrawal)).toMatchObject({
    status: "LINK_CREATED",
    provider_payout_id: link.id,
  });
});

test("a callback with only the bank transfer's id is stored until the link is known", async () => {
  const person = await market.wealthy();
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const withdrawal = await person.withdraw();
  await market.payout(withdrawal, "complete");
  expect(await person.reread(withdrawal)).toMatchObject({ status: "HELD" });
  await market.loseLeases();
  await market.time.advance(120);
  expect(await person.reread(withdrawal)).toMatchObject({ status: "PAID" });
});

test("a callback that claims a payout unknown to the provider moves nothing", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  for (const status of ["COMPLETED", "FAILED", "SUCCEEDED"]) {
    await callBack({
      id: withdrawal.provider_payout_id,
      external_id: withdrawal.id,
      status,
    });
  }
  expect(await person.reread(withdrawal)).toMatchObject({ status: "LINK_CREATED" });
});

test("a callback with another withdrawal's link moves neither", async () => {
  const [one, two] = [await market.wealthy(), await market.wealthy()];
  const [mine, other] = [await one.withdraw(), await two.withdraw()];
  await market.fault("payment", "callback", "error");
  await market.payout(other, "complete");
  await callBack({
    id: other.provider_payout_id,
    external_id: mine.id,
    status: "COMPLETED",
  });
  expect(await one.reread(mine)).toMatchObject({ status: "LINK_CREATED" });
  expect(await two.reread(other)).toMatchObject({ status: "LINK_CREATED" });
});

test("an unknown reference is stored as unknown on both paths", async () => {
  for (const path of ["/webhooks/xendit/payout", "/webhooks/payment_provider/payout"]) {
    const body = { external_id: crypto.randomUUID(), status: "COMPLETED" };
    expect((await callBack(body, path)).status).toBe(200);
    const [event] = await market.sql`
      select outcome from private.provider_events where reference = ${body.external_id}`;
    expect(event).toMatchObject({ outcome: "unknown" });
  }
});
