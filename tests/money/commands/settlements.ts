import * as fc from "fast-check";
import { orderAction } from "../command.ts";
import { clientOf, DECIDED, within } from "../model.ts";
import type { Side } from "../model.ts";

const party = fc.constantFrom<Side[]>("buyer", "buyer", "seller", "seller", "staff", "stranger");

/** "all" is what the buyer paid for item and shipping; "more" is one rupiah above it. */
export const offerPart = orderAction({
  weight: 4,
  input: fc.record({
    side: party,
    part: fc.constantFrom<(number | "all" | "more")[]>(1, 10_000, 10_000, "all", "more"),
  }),
  describe: ({ side, part }) => `its ${side} offers ${part} to settle`,
  run: async (model, order, { side, part }) => {
    const { item_price, shipping_fee, voucher_discount } = order;
    const most = Math.max(item_price + shipping_fee - voucher_discount, 0);
    const refund_amount = typeof part === "number" ? part : part === "all" ? most || 1 : most + 1;
    const answer = await clientOf(model, order, side)
      .post(`/orders/${order.id}/settlement`, { refund_amount });
    // A part of the fee may be back already, or staff covered what the buyer did not pay.
    within(answer, ...DECIDED.filter((status) => status !== 200 || part !== "more"), 400);
  },
});

export const acceptPart = orderAction({
  weight: 4,
  input: party,
  describe: (side) => `its ${side} accepts the offer to settle`,
  run: async (model, order, side) => {
    const { data } = (await clientOf(model, order, "staff").get(`/orders/${order.id}`)).body;
    if (data.settlement === null) return;
    const answer = await clientOf(model, order, side)
      .post(`/orders/${order.id}/settlement/accept`, { settlement_id: data.settlement.id });
    within(answer, ...DECIDED, 400);
  },
});
