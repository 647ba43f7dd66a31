/** What becomes of the money afterwards: sellers and buyers withdraw it, banks pay it, fail and send it back. */
import * as fc from "fast-check";
import { tell as portalSays } from "../../support/portal.ts";
import { REASON } from "../../support/staff.ts";
import type { BookedOrder, BookedWithdrawal } from "../books.ts";
import { orderVerb } from "../step.ts";
import { linkOf, speakAs, within } from "../world.ts";
import type { World } from "../world.ts";

type Party = "seller" | "buyer";
export type BanksVerb = "claim" | "complete" | "fail" | "return";
const party = fc.constantFrom<Party[]>("seller", "seller", "buyer");

const idOf = (order: BookedOrder, party: Party) =>
  party === "seller" ? order.seller_id : order.buyer_id;
const newest = ({ books }: World, order: BookedOrder, party: Party): BookedWithdrawal | undefined =>
  books.withdrawals.findLast(({ user_id }) => user_id === idOf(order, party));

const LEAST = 10_000;

export const withdraw = orderVerb({
  weight: 5,
  wish: fc.record({ party, amount: fc.constantFrom<(number | "all")[]>(LEAST, 60_000, "all") }),
  tell: ({ party, amount }) => `its ${party} withdraws ${amount}`,
  act: async (world, order, { party, amount: wanted }) => {
    const all = Math.max(world.books.wallets.get(idOf(order, party)) ?? 0, LEAST);
    const amount = wanted === "all" ? all : wanted;
    const client = speakAs(world, order, party);
    within(await client.post("/wallet/withdrawals", { amount }), 201, 409, 503);
  },
});

export const disburse = orderVerb({
  weight: 1,
  wish: fc.constantFrom(LEAST, 60_000),
  tell: (amount) => `the finance portal approves a withdrawal of ${amount} for its seller`,
  act: async ({ market }, { seller_id }, amount) => {
    const event = { type: "disbursement.approved", data: { seller_id, amount } };
    within(await portalSays(market, "/internal/events", event), 200);
  },
});

export const voidLink = orderVerb({
  weight: 2,
  wish: party,
  tell: (party) => `its ${party} cancels their withdrawal`,
  act: async (world, order, party) => {
    const withdrawal = newest(world, order, party);
    if (withdrawal === undefined) return;
    const path = `/wallet/withdrawals/${withdrawal.id}/cancel`;
    within(await speakAs(world, order, party).post(path), 200, 409, 503);
  },
});

export const bank = orderVerb({
  weight: 5,
  wish: fc.record({
    party,
    verb: fc.constantFrom<BanksVerb[]>("claim", "complete", "fail", "return"),
  }),
  tell: ({ party, verb }) => `the withdrawal of its ${party}: ${verb}`,
  act: async (world, order, { party, verb }) => {
    const withdrawal = newest(world, order, party);
    const link = withdrawal && await linkOf(world, withdrawal);
    if (!link) return;
    const { sandbox } = world.market;
    const claim = { password: link.id.slice(0, 6), bank: "BCA", account: "8888001122" };
    within(
      verb === "claim"
        ? await sandbox(`/payment/web/${link.id}`, claim)
        : await sandbox(`/payment/payouts/${link.id}/${verb}`),
      200,
    );
  },
});

export const adjust = orderVerb({
  weight: 1,
  wish: fc.record({ party, amount: fc.constantFrom(25_000, -25_000) }),
  tell: ({ party, amount }) => `staff adjust the wallet of its ${party} by ${amount}`,
  act: async (world, order, { party, amount }) => {
    const user_id = idOf(order, party);
    const staff = speakAs(world, order, "staff");
    const answer = await staff.post("/admin/adjustments", { user_id, amount }, REASON);
    if (within(answer, 201, 409).status === 201) {
      world.adjusted.set(user_id, (world.adjusted.get(user_id) ?? 0) + amount);
    }
  },
});
