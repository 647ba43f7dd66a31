import * as fc from "fast-check";
import { tell as portalSays } from "../../support/portal.ts";
import { REASON } from "../../support/market.ts";
import type { BookedOrder, BookedWithdrawal } from "../books.ts";
import { orderAction } from "../command.ts";
import { clientOf, linkOf, within } from "../model.ts";
import type { Model } from "../model.ts";

type Party = "seller" | "buyer";
export type BankStep = "claim" | "complete" | "fail" | "return";
const party = fc.constantFrom<Party[]>("seller", "seller", "buyer");

const idOf = (order: BookedOrder, party: Party) =>
  party === "seller" ? order.seller_id : order.buyer_id;
const newest = ({ books }: Model, order: BookedOrder, party: Party): BookedWithdrawal | undefined =>
  books.withdrawals.findLast(({ user_id }) => user_id === idOf(order, party));

const LEAST = 10_000;

export const withdraw = orderAction({
  weight: 5,
  input: fc.record({ party, amount: fc.constantFrom<(number | "all")[]>(LEAST, 60_000, "all") }),
  describe: ({ party, amount }) => `its ${party} withdraws ${amount}`,
  run: async (model, order, { party, amount: wanted }) => {
    const all = Math.max(model.books.wallets.get(idOf(order, party)) ?? 0, LEAST);
    const amount = wanted === "all" ? all : wanted;
    const client = clientOf(model, order, party);
    within(await client.post("/wallet/withdrawals", { amount }), 201, 401, 403, 409, 503);
  },
});

export const disburse = orderAction({
  weight: 1,
  input: fc.constantFrom(LEAST, 60_000),
  describe: (amount) => `the finance portal approves a withdrawal of ${amount} for its seller`,
  run: async ({ market }, { seller_id }, amount) => {
    const event = { type: "disbursement.approved", data: { seller_id, amount } };
    within(await portalSays(market, "/internal/events", event), 200);
  },
});

export const voidLink = orderAction({
  weight: 2,
  input: party,
  describe: (party) => `its ${party} cancels their withdrawal`,
  run: async (model, order, party) => {
    const withdrawal = newest(model, order, party);
    if (withdrawal === undefined) return;
    const path = `/wallet/withdrawals/${withdrawal.id}/cancel`;
    within(await clientOf(model, order, party).post(path), 200, 401, 403, 409, 503);
  },
});

export const bank = orderAction({
  weight: 5,
  input: fc.record({
    party,
    step: fc.constantFrom<BankStep[]>("claim", "complete", "fail", "return"),
  }),
  describe: ({ party, step }) => `the withdrawal of its ${party}: ${step}`,
  run: async (model, order, { party, step }) => {
    const withdrawal = newest(model, order, party);
    const link = withdrawal && await linkOf(model, withdrawal);
    if (!link) return;
    const { sandbox } = model.market;
    const claim = { password: link.id.slice(0, 6), bank: "BCA", account: "8888001122" };
    within(
      step === "claim"
        ? await sandbox(`/payment/web/${link.id}`, claim)
        : await sandbox(`/payment/payouts/${link.id}/${step}`),
      200,
    );
  },
});

export const adjust = orderAction({
  weight: 1,
  input: fc.record({ party, amount: fc.constantFrom(25_000, -25_000) }),
  describe: ({ party, amount }) => `staff adjust the wallet of its ${party} by ${amount}`,
  run: async (model, order, { party, amount }) => {
    const user_id = idOf(order, party);
    const staff = clientOf(model, order, "staff");
    const answer = await model.market.approved(() =>
      staff.post("/admin/adjustments", { user_id, amount }, REASON)
    );
    if (within(answer, 200, 409).status === 200) {
      model.adjusted.set(user_id, (model.adjusted.get(user_id) ?? 0) + amount);
    }
  },
});
