// A payment channel takes a payment back, and gives it back.
import * as fc from "fast-check";
import { REASON } from "../../support/market.ts";
import { command } from "../command.ts";
import { decideCharge, openCharges } from "../chargebacks.ts";
import type { Charged, Outcome } from "../chargebacks.ts";
import { at, paidOrder, within } from "../model.ts";
import type { Model } from "../model.ts";

const seen = fc.record({
  pick: fc.nat(9),
  /** Null: the whole payment. The last is more than any. */
  amount: fc.constantFrom<(number | null)[]>(null, null, null, 20_000, 5_000_000),
  listed: fc.constantFrom(true, true, false),
  told: fc.constantFrom(true, true, false),
});

/** Remembers a row of the list: `changeUnknown` changes it. */
function note(model: Model, reference: string, transaction: { id: string } | null): void {
  if (transaction === null) return;
  model.contradicted.add(reference);
  model.listed.push(transaction.id);
}

export const chargeBack = command({
  weight: 3,
  input: seen,
  describe: ({ amount, listed, told }) =>
    `a bank takes ${amount ?? "all"} of a payment back${listed ? "" : ", not in the list"}${
      told ? "" : ", without a callback"
    }`,
  run: async (model, { pick, amount, listed, told }) => {
    const order = paidOrder(model, pick);
    if (order === undefined) return;
    const body = { listed, told, ...(amount === null ? {} : { amount }) };
    const answer = await model.market.sandbox(`/payment/invoices/${order.invoice}/dispute`, body);
    note(model, order.reference, within(answer, 200).body.transaction);
  },
});

export const endDispute = command({
  weight: 3,
  input: fc.record({
    pick: fc.nat(9),
    end: fc.constantFrom("win", "win", "lose"),
    told: fc.boolean(),
  }),
  describe: ({ end, told }) =>
    `we ${end} a dispute of a payment${told ? "" : ", without a callback"}`,
  run: async (model, { pick, end, told }) => {
    const order = paidOrder(model, pick);
    if (order === undefined) return;
    const answer = await model.market.sandbox(`/payment/invoices/${order.invoice}/${end}`, {
      told,
    });
    if (within(answer, 200, 400).status === 200) {
      note(model, order.reference, answer.body.transaction);
    }
  },
});

export const announceCharge = command({
  weight: 1,
  input: fc.nat(9),
  describe: () => "staff announce a chargeback of an order",
  run: async ({ market, staff, books }, pick) => {
    const order = at(books.orders.toReversed(), pick);
    if (order === undefined) return;
    const body = { amount: 10_000, evidence: "E-mail of the provider" };
    const path = `/admin/orders/${order.id}/chargeback`;
    within(await market.as(staff.staff).post(path, body, REASON), 201, 409);
  },
});

export const decideCharged = command({
  weight: 5,
  input: fc.record({
    pick: fc.nat(9),
    outcome: fc.constantFrom<Outcome[]>(
      "cancel",
      "buyer",
      "seller",
      "seller",
      "claims",
      "withdraw",
    ),
    twice: fc.constantFrom(false, false, true),
  }),
  describe: ({ outcome, twice }) =>
    `staff decide a chargeback: ${outcome}${twice ? ", two at once" : ""}`,
  run: async (model, { pick, outcome, twice }) => {
    const found = at<Charged>(await openCharges(model), pick);
    if (found !== undefined) await decideCharge(model, found, outcome, twice);
  },
});
