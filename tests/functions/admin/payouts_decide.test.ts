import { afterEach, expect, test } from "vitest";
import { errorOf, must, RACING, REASON, setUp, useMarket } from "../../support/market.ts";
import type { Withdrawal } from "../../support/withdrawals.ts";

const market = useMarket(RACING);
afterEach(() => market.proveMoney());
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

test("where link and list contradict each other, staff book one truth with both sides as evidence", async () => {
  const { person, withdrawal } = await contradicted();
  const { body } = await decide(withdrawal.id, "paid");
  expect(body.data.result.after).toMatchObject({ status: "PAID" });
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
});

test("of three decisions at once one is made, and what the provider says later against it opens a case and moves no money", async () => {
  const { person, withdrawal } = await contradicted();
  await Promise.all([1, 2, 3].map(() => decide(withdrawal.id, "paid")));
  expect(await person.balance()).toMatchObject({ available: 50_000, held: 0 });
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
  for (let round = 0; round < 2; round++) {
    const { person, withdrawal } = await contradicted();
    const [paid, notPaid] = await Promise.all([
      must(propose(withdrawal.id, "paid")),
      must(propose(withdrawal.id, "not_paid", other)),
    ]);
    // Both have read the link before either decides.
    const answers = await market.sql.begin(async (sql) => {
      await sql`select from private.withdrawals where id = ${withdrawal.id} for update`;
      const decisions = Promise.all([
        market.approve(paid.approval_id),
        market.approve(notPaid.approval_id),
      ]);
      await market.untilLocked(2);
      return { decisions };
    }).then(({ decisions }) => decisions);
    const decided = answers.map(({ status }) => status);
    const { status } = await person.reread(withdrawal);
    expect([decided.sort(), ["PAID", "EXPIRED"]]).toEqual([
      [200, 409],
      expect.arrayContaining([status]),
    ]);
  }
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
  const unknown = await (await market.wealthy()).withdraw();
  await market.runDue();
  await market.reconcile();
  await days(9 / 2);
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
