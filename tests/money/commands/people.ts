// Users whom staff suspend or ban, who move, and who leave.
import * as fc from "fast-check";
import { REASON } from "../../support/market.ts";
import { command } from "../command.ts";
import { addressOf, item, NAMES, offer, within } from "../model.ts";
import type { Model } from "../model.ts";

const STATUSES = ["suspended", "banned", "active", "active"] as const;

async function setStatus(model: Model, who: number, account_status: string, blocked?: null) {
  const path = `/admin/accounts/${model.users[who]!.id}`;
  const body = blocked === null
    ? { account_status, payouts_blocked_until: null }
    : { account_status };
  const client = model.market.as(model.staff.staff);
  // Also what they blocked themselves: then another person approves it.
  within(await model.market.approved(() => client.put(path, body, REASON)), 200, 409);
}

/** The limit of a voucher that stands for 495,000,000 already: another person is asked, and says no. */
export const raiseVoucher = command({
  weight: 1,
  input: fc.constantFrom(100, 5_000),
  describe: (total_limit) => `one of staff wants a voucher to be used ${total_limit} times`,
  run: async (model, total_limit) => {
    const client = model.market.as(model.staff.staff);
    const path = `/admin/vouchers?code=${model.vouchers[1]}`;
    const [{ id }] = within(await client.get(path), 200).body.data.items;
    const answer = within(await client.patch(`/admin/vouchers/${id}`, { total_limit }), 202);
    const decision = `/admin/approvals/${answer.body.data.approval_id}/reject`;
    within(await client.post(decision, { reason: "Nobody asked for it" }), 200);
  },
});

export const judge = command({
  weight: 2,
  input: fc.record({ who: item, status: fc.constantFrom(...STATUSES) }),
  describe: ({ who, status }) => `staff set ${NAMES[who]}'s account to ${status}`,
  run: (model, { who, status }) => setStatus(model, who, status),
});

/** A banned user whose payouts are open again withdraws like any other. */
export const openPayouts = command({
  weight: 1,
  input: item,
  describe: (who) => `staff ban ${NAMES[who]}, but let them withdraw`,
  run: (model, who) => setStatus(model, who, "banned", null),
});

/** A quote binds both addresses: after a move it buys nothing. */
export const moveAway = command({
  weight: 2,
  input: fc.record({
    item,
    who: item,
    mover: fc.constantFrom("buyer" as const, "seller" as const),
  }),
  describe: ({ item, who, mover }) =>
    `${NAMES[who]} orders ${NAMES[item]}'s item with a quote from before its ${mover} moved`,
  run: async (model, { item, who, mover }) => {
    const { market, users, listings } = model;
    const buyer = market.as(users[who]!);
    const request = { listing_id: listings[item]!, address_id: await addressOf(model, who) };
    const rates = within(await buyer.post("/shipping/rates", request), 200, 403, 404, 409, 503);
    if (rates.status !== 200) return;
    const moved = mover === "buyer" ? who : item;
    const path = `/auth/me/addresses/${await addressOf(model, moved)}`;
    const street = `Jl. Asia Afrika No. ${model.log.length}`;
    const change = await market.as(users[moved]!).patch(path, { street });
    if (within(change, 200, 403, 409, 429).status !== 200) return;
    const [{ quote }] = rates.body.data.rates;
    within(await buyer.post("/orders", { ...request, shipping_quote: quote }), 400, 403, 404, 409);
  },
});

/** Possible only without open orders and money; a new user takes the name. */
export const leave = command({
  weight: 2,
  input: item,
  describe: (who) => `${NAMES[who]} deletes their account`,
  run: async (model, who) => {
    const { market, users } = model;
    const client = market.as(users[who]!);
    if (within(await client.delete("/auth/me"), 200, 409).status !== 200) return;
    model.left.push(users[who]!);
    model.users = users.with(who, await market.user());
    await offer(model, who, 150_000);
  },
});
