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

test("what the provider says later against a decision opens a case and moves no money", async () => {
  const { person, withdrawal } = await contradicted();
  await must(decide(withdrawal.id, "paid"));
  for (let time = 0; time < 2; time++) expect(await apply(withdrawal)).toBe("in_suspense");
  expect(await market.payoutCases(withdrawal.id)).toContain("payout_contradiction: open");
  expect(await person.reread(withdrawal)).toMatchObject({ status: "PAID" });
  expect(await apply(withdrawal, { status: "COMPLETED", state: "completed" })).toBe("known");
  await must(decide(withdrawal.id, "not_paid"));
  expect(await person.balance()).toMatchObject({ available: 100_000 });
  expect(await market.payoutCases(withdrawal.id)).not.toContain("payout_contradiction: open");
});

test.each([["paid", "PAID", 50_000], ["not_paid", "FAILED", 100_000]] as const)(
  "a link that the provider has forgotten is decided as %s",
  async (outcome, status, available) => {
    const person = await market.wealthy();
    const withdrawal = await person.withdraw();
    await forget(withdrawal);
    expect((await decide(withdrawal.id, outcome)).body.error.message).toMatch(/days/);
    await days(3);
    expect(await market.payoutCases(withdrawal.id)).toContain("payout_forgotten: open");
    expect((await decide(withdrawal.id, outcome)).body.data.result.after).toMatchObject({ status });
    expect(await person.balance()).toMatchObject({ available, held: 0 });
    expect(await market.payoutCases(withdrawal.id)).not.toContain("payout_forgotten: open");
  },
);

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

test("a decision about oneself is rejected, and of three at once one is made", async () => {
  const { person, withdrawal } = await contradicted();
  await Promise.all([1, 2, 3].map(() => decide(withdrawal.id, "paid")));
  expect(await person.balance()).toMatchObject({ available: 50_000, held: 0 });
  await market.appoint(person, "superadmin");
  expect((await decide(withdrawal.id, "not_paid", person)).status).toBe(403);
});

test("a wrong decision is corrected when the link and the list agree against it", async () => {
  const { person, withdrawal } = await contradicted();
  await must(decide(withdrawal.id, "paid"));
  await market.sql`
    update private.provider_transactions set status = 'REVERSED' where reference = ${withdrawal.id}`;
  expect(await apply(withdrawal)).toBe("in_suspense");
  await must(decide(withdrawal.id, "not_paid"));
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
  expect(await market.payoutCases(withdrawal.id)).not.toContain("payout_contradiction: open");
});

test("a list that agrees with the link by then refuses the approval, and nothing moves", async () => {
  const { person, withdrawal } = await contradicted();
  const { approval_id } = await must(propose(withdrawal.id, "paid"));
  await market.sql`
    update private.provider_transactions set status = 'REVERSED' where reference = ${withdrawal.id}`;
  expect((await market.approve(approval_id)).status).toBe(409);
  expect(await person.reread(withdrawal)).toMatchObject({ status: "EXPIRED" });
});

test("an open link whose amount a second decision returned is voided", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  const link = (await market.payments().getPayout(withdrawal.provider_payout_id!))!;
  const forgotten = await forget(withdrawal);
  await days(3);
  await must(decide(withdrawal.id, "paid"));
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

/** Nothing is decided now, nor a day later; two days later it is. */
async function waits(withdrawal: Withdrawal, outcome: string) {
  for (const count of [0, 1]) {
    await days(count);
    const { status, body } = await decide(withdrawal.id, outcome);
    expect([count, status, body.error?.reason]).toEqual([count, 409, "correction_too_early"]);
  }
  await days(1 + 1 / DAY);
  await must(decide(withdrawal.id, outcome));
}

test("a link that changes late is given its days, from its change", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await days(5);
  await market.payout(withdrawal, "complete");
  await market.runDue();
  expect(await person.reread(withdrawal)).toMatchObject({ status: "PAID" });
  await market.sandbox(`/payment/transactions/${withdrawal.id}/change`, { status: "REVERSED" });
  await market.reconcile();
  await waits(withdrawal, "paid");
});

test("a list that shows late what the link denies is given its days, from its row", async () => {
  const withdrawal = await (await market.wealthy()).withdraw();
  await market.payout(withdrawal, "expire");
  await days(5);
  await listAsPaid(withdrawal);
  await waits(withdrawal, "paid");
});

test.each([
  ["turns back", { status: "REVERSED" }],
  ["gets another amount", { amount: 47_000 }],
  ["gets a negative fee", { fee: -500 }],
])("a row listed earlier that %s late is given its days, from the change", async (_, change) => {
  const withdrawal = await (await market.wealthy()).withdraw();
  await market.payout(withdrawal, "complete");
  await market.runDue();
  await market.reconcile();
  await days(5);
  await market.sandbox(`/payment/transactions/${withdrawal.id}/change`, change);
  await market.reconcile();
  await waits(withdrawal, "paid");
});

test("a link that is forgotten late is given its days, from the case", async () => {
  const withdrawal = await (await market.wealthy()).withdraw();
  await days(2);
  await forget(withdrawal);
  await days(1 / 2);
  await waits(withdrawal, "not_paid");
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
