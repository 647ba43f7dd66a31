/** What staff see of withdrawals, and what they do when link, list and ledger do not agree. */
import { afterEach, expect, test } from "vitest";
import {
  errorOf,
  IMPATIENT,
  must,
  RACING,
  REASON,
  setUp,
  useMarket,
} from "../../support/market.ts";
import type { Withdrawal } from "../../support/withdrawals.ts";

const market = useMarket({ ...IMPATIENT, ...RACING });
afterEach(() => market.proveMoney());

const staff = setUp(() => market.staffClient());

const resolveHeld = ({ id }: { id: string }, body: object = {}) =>
  market.approved(() => staff.post(`/admin/payouts/${id}/settle`, body));

/** A withdrawal whose link exists at the provider but is unknown to us. */
async function stuck() {
  await market.sandbox("/payment/payouts/duplicates", { answer: "error" });
  const person = await market.wealthy();
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const withdrawal = await person.withdraw();
  await market.loseLeases();
  await market.time.advance(90);
  await market.loseLeases();
  const link = (await market.with({}).get(`/sandbox/payment/payouts/${withdrawal.id}`)).body;
  return { person, withdrawal, link };
}

test("withdrawals are found by status and user, with provider status and open cases", async () => {
  const { person, withdrawal } = await stuck();
  const other = await (await market.wealthy()).withdraw();
  await market.sql`
    update private.jobs set last_error = 'The provider did not respond.'
    where payload ->> 'withdrawal_id' = ${withdrawal.id} and finished_at is null`;
  const held = (await staff.get("/admin/payouts?status=HELD")).body.data;
  expect(held.items).toMatchObject([{
    id: withdrawal.id,
    user_id: person.id,
    username: person.username,
    attempts: 2,
    provider_status: null,
    cases: ["payout_without_link"],
    last_error: "The provider did not respond.",
    next_try: expect.stringMatching(/Z$/),
  }]);
  const { next_try } = held.items[0];
  const { items: jobs } = (await staff.get("/admin/jobs?kind=check_withdrawal")).body.data;
  expect(jobs.map((job: { next_try: string }) => job.next_try)).toContain(next_try);
  const mine = (await staff.get(`/admin/payouts?user_id=${person.id}`)).body.data;
  expect(mine.total).toBe(1);
  const one = await staff.get(`/admin/payouts?withdrawal_id=${other.id}`);
  expect(one.body.data).toMatchObject({ total: 1, items: [{ id: other.id }] });
  const file = await staff.get("/admin/payouts?format=csv");
  expect(file.headers.get("content-type")).toMatch(/^text\/csv/);
  expect(file.text.split("\r\n")).toHaveLength(4);
  expect(file.headers.get("x-total-count")).toBe("2");
  expect(file.headers.get("access-control-expose-headers")).toContain("x-total-count");
  expect(file.text).toContain(`,LINK_CREATED,${other.amount},${other.fee},${other.net},`);
});

test("a named link is fetched, and its status is applied; that of another withdrawal or an unknown one changes nothing", async () => {
  const { person, withdrawal, link } = await stuck();
  const other = await (await market.wealthy()).withdraw();
  for (const provider_payout_id of [other.provider_payout_id, "nothing"]) {
    expect((await resolveHeld(withdrawal, { provider_payout_id })).status).toBe(409);
  }
  expect(await person.reread(withdrawal)).toMatchObject({ status: "HELD" });
  const resolved = await resolveHeld(withdrawal, { provider_payout_id: link.id });
  expect(resolved.body.data.result.after).toMatchObject({
    status: "LINK_CREATED",
    provider_payout_id: link.id,
  });
  expect((await staff.get(`/admin/payouts?user_id=${person.id}`)).body.data.items[0].cases)
    .toEqual([]);
  const log = await staff.get(`/admin/audit?target_id=${withdrawal.id}&kind=change`);
  expect(log.body.data.items).toMatchObject([{
    action: "admin_payouts_settle",
    before: { status: "HELD" },
    after: { status: "LINK_CREATED" },
    reason: "Found while reconciling",
  }]);
  // Both are read by staff who may not see payouts.
  expect(JSON.stringify([resolved.body, log.body])).not.toMatch(/@|payout_url|http/);
});

test("without a link the held money returns to the wallet, also after its case was closed by hand; a later payout is debited again", async () => {
  const { person, withdrawal, link } = await stuck();
  await market.sql`
    update private.staff_cases set closed_at = private.now()
    where details ->> 'withdrawal_id' = ${withdrawal.id}`;
  const resolved = await resolveHeld(withdrawal);
  expect(resolved.body.data.result.after).toMatchObject({ status: "FAILED" });
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
  await market.payout({ id: link.id }, "complete");
  await resolveHeld(withdrawal, { provider_payout_id: link.id });
  expect(await person.reread(withdrawal)).toMatchObject({ status: "PAID" });
  expect(await person.balance()).toMatchObject({ available: 50_000, held: 0 });
});

test("the held money cannot be returned while the link is still being requested", async () => {
  const person = await market.wealthy();
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const withdrawal = await person.withdraw();
  const resolve = () => resolveHeld(withdrawal);
  expect((await resolve()).body.error).toMatchObject({ code: "CONFLICT" });
  // The lease has expired, but the request for the link has not failed for good.
  await market.loseLeases();
  expect((await resolve()).status).toBe(409);
  expect(await person.reread(withdrawal)).toMatchObject({ status: "HELD" });
});

test("a link found after the hold returned is voided, and a claimed one opens a case", async () => {
  const [open, claimed] = [await stuck(), await stuck()];
  for (const { person, withdrawal, link } of [open, claimed]) {
    await resolveHeld(withdrawal);
    const bank = { password: link.id.slice(0, 6), bank: "BCA", account: "123" };
    if (link === claimed.link) await market.sandbox(`/payment/web/${link.id}`, bank);
    await resolveHeld(withdrawal, { provider_payout_id: link.id });
    expect(await person.reread(withdrawal)).toMatchObject({
      status: "FAILED",
      payout_url: null,
    });
  }
  await market.runDue();
  const states = await Promise.all(
    [open, claimed].map(async ({ withdrawal }) =>
      (await market.with({}).get(`/sandbox/payment/payouts/${withdrawal.id}`)).body.status
    ),
  );
  expect(states).toEqual(["VOIDED", "CLAIMED"]);
  const cases = await market.sql`
    select details ->> 'withdrawal_id' as id from private.staff_cases where kind = 'payout_claimed'`;
  expect(cases).toEqual([{ id: claimed.withdrawal.id }]);
});

const voidLink = (id: string) => staff.put(`/admin/payouts/${id}/void`);

test("staff void an unclaimed link, with a reason in the audit log, but settle no known one; a repeat changes nothing", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  expect((await resolveHeld(withdrawal)).status).toBe(409);
  for (let time = 0; time < 2; time++) {
    const { status, body } = await voidLink(withdrawal.id);
    expect([status, body.data.status, body.data.payout_url]).toEqual([200, "CANCELLED", null]);
  }
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
  expect(await market.audit(withdrawal.id)).toMatchObject([{
    action: "admin_payouts_void",
    reason: REASON["X-Action-Reason"],
    before: { status: "LINK_CREATED" },
  }]);
});

test("a link is voided later if the provider does not answer now", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.fault("payment", "void_payout", "error");
  expect((await voidLink(withdrawal.id)).body.data.status).toBe("LINK_CREATED");
  await market.time.advance(60);
  expect(await person.reread(withdrawal)).toMatchObject({ status: "CANCELLED" });
});

test("a claimed link, a paid withdrawal and one without a known link cannot be voided", async () => {
  const person = await market.wealthy();
  const claimed = await person.withdraw(20_000);
  const { provider_payout_id: link } = claimed;
  const bank = { password: link!.slice(0, 6), bank: "BCA", account: "123" };
  await market.sandbox(`/payment/web/${link}`, bank);
  expect((await voidLink(claimed.id)).status).toBe(409);
  await market.payout(claimed, "complete");
  expect((await voidLink(claimed.id)).status).toBe(409);
  await market.fault("payment", "create_payout", "timeout");
  const { body } = await person.requestWithdrawal(20_000);
  expect((await voidLink(body.data.id)).body.error.message).toContain("not known yet");
});

test("staff get a case after a day in which the provider answers nothing", async () => {
  const person = await market.wealthy();
  await market.fault("payment", "create_payout", "error", 100);
  const withdrawal = await person.withdraw();
  await market.loseLeases();
  await market.time.advance(90);
  expect(await market.payoutCases(withdrawal.id)).toEqual([]);
  await market.sql`
    update private.withdrawals set created_at = created_at - interval '1 day' where id = ${withdrawal.id}`;
  await market.loseLeases();
  await market.time.advance(3600);
  expect(await market.payoutCases(withdrawal.id)).toContain("payout_without_link: open");
  await market.loseLeases();
  expect((await resolveHeld(withdrawal)).body.data.result.after).toMatchObject({
    status: "FAILED",
  });
  await market.noFaults();
});

const root = setUp(() => market.staff("superadmin"));

const evidence = "Ticket 4711: the bank statement shows it";
const propose = (id: string, outcome: string, by = root) =>
  by.post(`/admin/payouts/${id}/decide`, { outcome, evidence }, REASON);
const decide = (id: string, outcome: string, by = root) =>
  market.approved(() => propose(id, outcome, by));
const apply = async ({ id, provider_payout_id }: Withdrawal, changes = {}) => {
  const link = (await market.payments().getPayout(provider_payout_id!))!;
  return market.services.db.service.call("internal.apply_payout_update", {
    payout: { ...link, external_id: id, ...changes },
  });
};
/** The provider's list says that the money left. */
const listAsPaid = ({ id, net }: Withdrawal) =>
  market.sql`
    insert into private.provider_transactions (id, type, status, reference, cashflow, amount, fee, created_at)
    values (gen_random_uuid()::text, 'DISBURSEMENT', 'SUCCESS', ${id}, 'MONEY_OUT', ${net}, 0, private.now())`;

/** The provider forgets the link; returns the id that we have. */
async function forget({ id }: Withdrawal): Promise<string> {
  const unknown = crypto.randomUUID();
  await market.sql`update private.withdrawals set provider_payout_id = ${unknown} where id = ${id}`;
  return unknown;
}

const DAY = 24 * 3600;
/** In steps of hours: an open link is asked about once an hour. */
const days = (count: number) => market.time.advance(count * DAY, DAY / 2);

/** A link that expired by its own word while the list says that it was paid. */
async function contradicted() {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.payout(withdrawal, "expire");
  await listAsPaid(withdrawal);
  await days(3);
  expect(await person.reread(withdrawal)).toMatchObject({ status: "EXPIRED" });
  return { person, withdrawal };
}

test("where link and list contradict each other, staff book one truth with both sides as evidence, one of three at once; what the provider says later against it opens a case and moves no money", async () => {
  const { person, withdrawal } = await contradicted();
  const answers = await Promise.all([1, 2, 3].map(() => decide(withdrawal.id, "paid")));
  const [made, ...more] = answers.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  expect(made!.body.data.result.after).toMatchObject({ status: "PAID" });
  expect(await person.balance()).toMatchObject({ available: 50_000, held: 0 });
  const [{ decision }] = await market.sql`
    select decision from private.withdrawals where id = ${withdrawal.id}` as unknown as [
    { decision: { link: { url?: string } } },
  ];
  expect(decision).toMatchObject({
    outcome: "paid",
    staff_id: root.id,
    reason: REASON["X-Action-Reason"],
    evidence,
    link: { state: "expired" },
    listed_amount: -withdrawal.net,
  });
  const { items } = (await root.get(`/admin/audit?target_id=${withdrawal.id}`)).body.data;
  // Roles read the audit log that may not see the link.
  const { url: _url, ...link } = decision.link;
  expect(items).toMatchObject([{
    action: "admin_payouts_decide",
    after: { decision: { ...decision, link } },
  }]);
  expect(items[0].after.decision.link).not.toHaveProperty("url");

  for (let time = 0; time < 2; time++) expect(await apply(withdrawal)).toBe("in_suspense");
  expect(await market.payoutCases(withdrawal.id)).toContain("payout_contradiction: open");
  expect(await person.reread(withdrawal)).toMatchObject({ status: "PAID" });
  expect(await apply(withdrawal, { status: "COMPLETED", state: "completed" })).toBe("known");
  await must(decide(withdrawal.id, "not_paid"));
  expect(await person.balance()).toMatchObject({ available: 100_000 });
  expect(await market.payoutCases(withdrawal.id)).not.toContain("payout_contradiction: open");
  await market.appoint(person, "superadmin");
  expect(await errorOf(decide(withdrawal.id, "paid", person))).toBe("403 self_decision");
});

test("a link that the provider has forgotten is decided either way after its days; the open link of an amount that a second decision returned is voided", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  const other = await market.wealthy();
  const unpaid = await other.withdraw();
  const link = (await market.payments().getPayout(withdrawal.provider_payout_id!))!;
  const forgotten = await forget(withdrawal);
  await forget(unpaid);
  const both = [[withdrawal, "paid", "PAID"], [unpaid, "not_paid", "FAILED"]] as const;
  for (const [{ id }, outcome] of both) {
    expect((await decide(id, outcome)).body.error.message).toMatch(/days/);
  }
  await days(3);
  for (const [{ id }, outcome, status] of both) {
    expect(await market.payoutCases(id)).toContain("payout_forgotten: open");
    expect((await decide(id, outcome)).body.data.result.after).toMatchObject({ status });
    expect(await market.payoutCases(id)).not.toContain("payout_forgotten: open");
  }
  expect(await person.balance()).toMatchObject({ available: 50_000, held: 0 });
  expect(await other.balance()).toMatchObject({ available: 100_000, held: 0 });

  expect((await decide(withdrawal.id, "not_paid")).body.data.result.after)
    .toMatchObject({ status: "RETURNED" });
  expect(await person.balance()).toMatchObject({ available: 100_000 });
  await market.services.db.service.call("internal.apply_payout_update", {
    payout: { ...link, id: forgotten, state: "open" },
  });
  const jobs = await market.sql`
    select 1 from private.jobs where kind = 'wallet_withdrawals_void' and key = ${forgotten}`;
  expect(jobs).toHaveLength(1);
});

test("a link that the provider forgot for some hours, and forgets again, is given its days anew", async () => {
  const withdrawal = await (await market.wealthy()).withdraw();
  await forget(withdrawal);
  await days(1 / 2);
  expect(await market.payoutCases(withdrawal.id)).toEqual(["payout_forgotten: open"]);
  await market.sql`
    update private.withdrawals set provider_payout_id = ${withdrawal.provider_payout_id}
    where id = ${withdrawal.id}`;
  await days(2);
  await forget(withdrawal);
  expect(await errorOf(decide(withdrawal.id, "not_paid"))).toBe("409 correction_too_early");
});

test("where link and list agree or the link is open, there is nothing to decide", async () => {
  const person = await market.wealthy();
  const open = await person.withdraw();
  expect((await decide(open.id, "not_paid")).body.error.message).toContain("void");
  await market.payout(open, "complete");
  await days(3);
  await market.reconcile();
  expect((await decide(open.id, "not_paid")).body.error.message).toContain("agree");
  expect(await person.balance()).toMatchObject({ available: 50_000, held: 0 });
});

test("a list that agrees with the link by then refuses the approval, and after a decision both of them correct it", async () => {
  const { person, withdrawal } = await contradicted();
  const listIs = (status: string) =>
    market.sql`
      update private.provider_transactions set status = ${status} where reference = ${withdrawal.id}`;
  const { approval_id } = await must(propose(withdrawal.id, "paid"));
  await listIs("REVERSED");
  expect((await market.approve(approval_id)).status).toBe(409);
  expect(await person.reread(withdrawal)).toMatchObject({ status: "EXPIRED" });

  await listIs("SUCCESS");
  await must(decide(withdrawal.id, "paid"));
  await listIs("REVERSED");
  expect(await apply(withdrawal)).toBe("in_suspense");
  await must(decide(withdrawal.id, "not_paid"));
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
  expect(await market.payoutCases(withdrawal.id)).not.toContain("payout_contradiction: open");
});

test("of two contradictory decisions at once the second one is rejected, since it did not know the first", async () => {
  const other = await market.staff("superadmin");
  const { person, withdrawal } = await contradicted();
  const [paid, notPaid] = await Promise.all([
    must(propose(withdrawal.id, "paid")),
    must(propose(withdrawal.id, "not_paid", other)),
  ]);
  // Both have read the link before either decides.
  const answers = await market.sql.begin(async (sql) => {
    await sql`select from private.withdrawals where id = ${withdrawal.id} for update`;
    const decisions = Promise.all([
      market.approve(notPaid.approval_id),
      market.approve(paid.approval_id),
    ]);
    await market.untilLocked(2);
    return { decisions };
  }).then(({ decisions }) => decisions);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(["PAID", "EXPIRED"]).toContain((await person.reread(withdrawal)).status);
});

/** A list and a link that begin to contradict each other late. */
interface Late {
  /** What happened in time. */
  before?: (withdrawal: Withdrawal) => Promise<unknown>;
  change: (withdrawal: Withdrawal) => Promise<unknown>;
}
const complete = (withdrawal: Withdrawal) => market.payout(withdrawal, "complete");
const relist = (change: object) => ({ id }: Withdrawal) =>
  market.sandbox(`/payment/transactions/${id}/change`, change);
const LATE: Record<string, Late> = {
  "a link that changes": {
    change: async (withdrawal) => {
      await complete(withdrawal);
      await market.runDue();
      await relist({ status: "REVERSED" })(withdrawal);
    },
  },
  "a list that shows what the link denies": {
    before: (withdrawal) => market.payout(withdrawal, "expire"),
    change: listAsPaid,
  },
  "a row that turns back": { before: complete, change: relist({ status: "REVERSED" }) },
  "a row that gets another amount": { before: complete, change: relist({ amount: 47_000 }) },
  "a row that gets a negative fee": { before: complete, change: relist({ fee: -500 }) },
};

test("what contradicts late is given its days from its change, and a forgotten link from its case", async () => {
  const late = await Promise.all(
    Object.entries(LATE).map(async ([what, { before, change }]) => {
      const withdrawal = await (await market.wealthy()).withdraw();
      await before?.(withdrawal);
      return { what, withdrawal, change, outcome: "paid" };
    }),
  );
  await market.runDue();
  await market.reconcile();
  await days(5 / 2);
  // An open link expires after three days.
  const unknown = await (await market.wealthy()).withdraw();
  await days(2);
  await forget(unknown);
  await days(1 / 2);
  for (const { withdrawal, change } of late) await change(withdrawal);
  await market.reconcile();
  const all = [...late, { what: "a forgotten link", withdrawal: unknown, outcome: "not_paid" }];
  for (const count of [0, 1]) {
    await days(count);
    for (const { what, withdrawal: { id }, outcome } of all) {
      expect(await errorOf(decide(id, outcome)), `${what}, ${count}`)
        .toBe("409 correction_too_early");
    }
  }
  await days(1 + 1 / DAY);
  for (const { withdrawal: { id }, outcome } of all) await must(decide(id, outcome));
});

test("where the list takes back what the link says was paid, staff end the difference two days later", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.payout(withdrawal, "complete");
  await market.runDue();
  await market.sandbox(`/payment/transactions/${withdrawal.id}/change`, { status: "REVERSED" });
  const { id } = await market.differenceOf(withdrawal.id);
  const admin = await market.staffClient();
  const correct = () =>
    admin.post(`/admin/reconciliation/${id}/approve`, { account: "adjustments" });
  const atOnce = await correct();
  expect(await errorOf(atOnce)).toBe("409 payout_link_explains");
  expect(atOnce.body.error.message).toContain("POST /admin/payouts/:id/decide");
  expect(await errorOf(decide(withdrawal.id, "paid"))).toBe("409 correction_too_early");
  await days(2);
  await must(decide(withdrawal.id, "paid"));
  await must(correct());
  const { differences } = await market.reconcile();
  expect(differences.map(({ reference }) => reference)).not.toContain(withdrawal.id);
  expect(await person.reread(withdrawal)).toMatchObject({ status: "PAID" });
});
