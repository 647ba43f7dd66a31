// What the provider's list says, and what staff make of it, also wrongly.
import * as fc from "fast-check";
import { reconcile } from "../../support/reconcile.ts";
import { REASON } from "../../support/market.ts";
import { ProviderUnclear } from "../../../shared/providers/call.ts";
import { command } from "../command.ts";
import { checkListedCharges } from "../chargebacks.ts";
import { at, nameRightly, noteCorrection, paidOrder, refreshBooks, within } from "../model.ts";
import type { Model } from "../model.ts";

const staffOf = ({ market, staff }: Model) => market.as(staff.staff);

export const unknownMoney = command({
  weight: 1,
  input: fc.constantFrom("MONEY_IN" as const, "MONEY_OUT" as const),
  describe: (cashflow) => `the provider's list shows ${cashflow} of 5000 that nobody knows`,
  run: async (model, cashflow) => {
    const row = { type: "ADJUSTMENT", amount: 5_000, cashflow };
    const { body } = within(await model.market.sandbox("/payment/transactions", row), 200);
    model.listed.push(body.id);
    model.contradicted.add(body.reference_id);
  },
});

const CHANGES = {
  "takes it back": { status: "REVERSED" },
  "has it again": { status: "SUCCESS" },
  "writes another amount": { amount: 7_000 },
  "writes a negative amount": { amount: -300 },
  "writes a negative fee": { fee: -200 },
  "writes nonsense": { odd: { amount: "Rp 5.000", created: null } },
  "corrects the nonsense": { odd: {} },
} as const;
type Change = keyof typeof CHANGES;

export const changeUnknown = command({
  weight: 2,
  input: fc.record({
    pick: fc.nat(9),
    change: fc.constantFrom(...Object.keys(CHANGES) as Change[]),
  }),
  describe: ({ change }) => `the provider's list ${change} for money that nobody knows`,
  run: async (model, { pick, change }) => {
    const id = at(model.listed, pick);
    if (id === undefined) return;
    const path = `/payment/transactions/${id}/change`;
    within(await model.market.sandbox(path, CHANGES[change]), 200);
  },
});

/** The list contradicts the invoice, which stays paid. */
export const changePayment = command({
  weight: 2,
  input: fc.record({
    pick: fc.nat(9),
    change: fc.constantFrom<Change[]>("takes it back", "has it again"),
  }),
  describe: ({ change }) => `the provider's list ${change} for the payment of an order`,
  run: async (model, { pick, change }) => {
    const order = paidOrder(model, pick);
    if (order === undefined) return;
    const path = `/payment/transactions/${order.reference}/change`;
    within(await model.market.sandbox(path, CHANGES[change]), 200);
    model.contradicted.add(order.reference);
  },
});

/** The fee of an order's payment; the ledger follows it, unless it is above the payment. */
export const changeFee = command({
  weight: 2,
  input: fc.record({ pick: fc.nat(9), fee: fc.constantFrom(0, 999, 4_995, 10_000_000) }),
  describe: ({ fee }) => `the provider changes the fee of an order's payment to ${fee}`,
  run: async (model, { pick, fee }) => {
    const order = paidOrder(model, pick);
    if (order === undefined) return;
    const path = `/payment/transactions/${order.reference}/change`;
    const changed = within(await model.market.sandbox(path, { fee }), 200, 404);
    if (changed.status === 404) return;
    const { id, amount } = changed.body;
    if (fee > amount) model.dear.add(id);
    else model.dear.delete(id);
  },
});

/**
 * The row of a payment that the marketplace has read under its right reference. A chargeback has a
 * row of its own under the same reference.
 */
async function paymentRow({ market }: Model, reference: string): Promise<string | undefined> {
  const [row] = await market.sql<{ id: string }[]>`
    select id from private.provider_transactions
    where type = 'PAYMENT' and reference = ${reference}`;
  return row?.id;
}

/** Throws unless a run reports each row that has moved, whose money stays where it was. */
async function checkRenamed({ market, renamed }: Model): Promise<void> {
  const reported = await market.sql<{ reference: string }[]>`
    select reference from private.reconciliation_differences
    where status in ('open', 'approved') and reference like 'row:%'`;
  for (const [id, reference] of renamed) {
    if (reported.some((row) => row.reference === `row:${id}`)) continue;
    throw new Error(`${reference}: its row ${id} moved, and no difference says so.`);
  }
}

/** The money stays where the row was first read, until the provider names it rightly again. */
export const renameRow = command({
  weight: 2,
  input: fc.record({
    pick: fc.nat(9),
    to: fc.constantFrom(
      "another reference" as const,
      "another type" as const,
      "what it was" as const,
      "what it was" as const,
    ),
  }),
  describe: ({ to }) => `the provider changes the row of a payment to ${to}`,
  run: async (model, { pick, to }) => {
    if (to === "what it was") {
      return nameRightly(model, [...model.renamed.keys()].slice(pick, pick + 1));
    }
    const order = paidOrder(model, pick);
    if (order === undefined) return;
    const id = await paymentRow(model, order.reference);
    if (id === undefined) return;
    const change = to === "another type"
      ? { type: "ADJUSTMENT" }
      : { reference_id: `MOVED-${order.reference}` };
    within(await model.market.sandbox(`/payment/transactions/${id}/change`, change), 200);
    model.contradicted.add(order.reference);
    model.renamed.set(id, order.reference);
  },
});

/** An invoice that somebody made with a reference that is none of ours; true callbacks tell of it. */
export const unknownPayment = command({
  weight: 1,
  input: fc.constantFrom(30_000, 75_000),
  describe: (amount) => `a payment of ${amount} comes in for an unknown reference`,
  run: async ({ market, log }, amount) => {
    const external_id = `NOBODY-${crypto.randomUUID()}-${log.length}`;
    const { body } = within(
      await market.sandbox("/payment/invoices", { external_id, amount }),
      200,
    );
    within(await market.sandbox(`/payment/invoices/${body.id}/pay`, { amount }), 200);
  },
});

/** The list contradicts a payout link: it shows a payout that the link denies, or denies one. */
export const contradictPayout = command({
  weight: 2,
  input: fc.record({
    pick: fc.nat(9),
    change: fc.constantFrom<Change[]>("takes it back", "has it again"),
  }),
  describe: ({ change }) => `the provider's list ${change} for a payout, whatever its link says`,
  run: async ({ market, books, contradicted }, { pick, change }) => {
    const withdrawal = at(books.withdrawals, pick);
    if (withdrawal === undefined) return;
    const { id, net } = withdrawal;
    const path = `/payment/transactions/${id}/change`;
    const changed = within(await market.sandbox(path, CHANGES[change]), 200, 404);
    contradicted.add(id);
    if (changed.status === 200 || change === "takes it back") return;
    const row = { type: "DISBURSEMENT", amount: net, cashflow: "MONEY_OUT", reference_id: id };
    within(await market.sandbox("/payment/transactions", row), 200);
  },
});

/** Rightly or wrongly: what the link says, or the opposite. */
export const decidePayout = command({
  weight: 3,
  input: fc.record({ pick: fc.nat(9), outcome: fc.constantFrom("paid", "not_paid") }),
  describe: ({ outcome }) => `a superadmin decides that a withdrawal was ${outcome}`,
  run: async (model, { pick, outcome }) => {
    const withdrawal = at(model.books.withdrawals, pick);
    if (withdrawal === undefined) return;
    const path = `/admin/payouts/${withdrawal.id}/decide`;
    const body = { outcome, evidence: "The provider's ticket 4711" };
    within(
      await model.market.approved(() => staffOf(model).post(path, body, REASON)),
      200,
      409,
      503,
    );
  },
});

export const compare = command({
  weight: 3,
  input: fc.boolean(),
  describe: (deaf) => `the ledger is compared with the list${deaf ? ", without look-ups" : ""}`,
  run: async (model, deaf) => {
    const isRead = await reconcile(model.market, { deaf }).then(() => true, (error) => {
      if (!(error instanceof ProviderUnclear)) throw error;
      return false;
    });
    if (!isRead) return;
    await refreshBooks(model);
    await checkListedCharges(model);
    await checkRenamed(model);
  },
});

const ACCOUNTS = ["suspense", "adjustments", "claims", "payment_fees"] as const;

export const approveDifference = command({
  weight: 4,
  input: fc.record({
    pick: fc.nat(9),
    account: fc.constantFrom(null, ...ACCOUNTS),
    evidence: fc.boolean(),
  }),
  describe: ({ account, evidence }) =>
    `staff approve a difference against ${account ?? "what is proposed"}${
      evidence ? ", with evidence" : ""
    }`,
  run: async (model, { pick, account, evidence }) => {
    const client = staffOf(model);
    const { items } = within(await client.get("/admin/reconciliation?status=open"), 200).body.data;
    const found = at<{ id: string }>(items, pick);
    const body = {
      ...(account === null ? {} : { account }),
      ...(evidence ? { evidence: "The provider's statement, row 17" } : {}),
    };
    if (found === undefined) return;
    const path = `/admin/reconciliation/${found.id}/approve`;
    const answer = await model.market.approved(() => client.post(path, body, REASON));
    noteCorrection(model, within(answer, 200, 403, 409));
  },
});

export const takeBack = command({
  weight: 3,
  input: fc.record({ pick: fc.nat(9), twice: fc.boolean() }),
  describe: ({ twice }) => `staff take a correction back${twice ? ", two at once" : ""}`,
  run: async (model, { pick, twice }) => {
    const client = staffOf(model);
    const query = "/admin/reconciliation?status=approved&limit=10";
    const { items } = within(await client.get(query), 200).body.data;
    const found = at<{ id: string }>(items, pick);
    if (found === undefined) return;
    const path = `/admin/reconciliation/${found.id}/reverse`;
    const send = () => model.market.approved(() => client.post(path, {}, REASON));
    for (const answer of await Promise.all(twice ? [send(), send()] : [send()])) {
      if (within(answer, 200, 409).status === 200) model.corrections.delete(found.id);
    }
  },
});

export const closeCase = command({
  weight: 2,
  input: fc.nat(9),
  describe: () => "staff close a case by hand",
  run: async (model, pick) => {
    const client = staffOf(model);
    const { items } = within(await client.get("/admin/cases"), 200).body.data;
    const found = at<{ id: string }>(items, pick);
    if (found !== undefined) {
      within(await client.post(`/admin/cases/${found.id}/close`, undefined, REASON), 200, 409);
    }
  },
});
