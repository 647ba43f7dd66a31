import * as fc from "fast-check";
import { tell as portalSays } from "../../support/portal.ts";
import { decideBookingOf, decideStray, decideSuspense } from "../staff_decisions.ts";
import type { Decision } from "../staff_decisions.ts";
import { orderAction } from "../command.ts";
import { clientOf, DECIDED, isGone, within } from "../model.ts";

const RESOLVE = "/internal/commands/resolve-dispute";

export const resolve = orderAction({
  weight: 5,
  input: fc.record({
    by: fc.constantFrom("staff" as const, "staff" as const, "portal" as const),
    resolution: fc.constantFrom("release" as const, "refund" as const, "split" as const),
  }),
  describe: ({ by, resolution }) => `${by} resolve its dispute: ${resolution}`,
  run: async (model, order, { by, resolution }) => {
    const staff = clientOf(model, order, "staff");
    const { dispute } = (await staff.get(`/orders/${order.id}`)).body.data;
    if (dispute === null) return;
    const how = resolution === "split" ? { resolution, refund_amount: 20_000 } : { resolution };
    within(
      by === "staff"
        ? await model.market.approved(() =>
          staff.post(`/admin/disputes/${dispute.id}/resolve`, { ...how, note: "Selesai" })
        )
        : await portalSays(model.market, RESOLVE, {
          dispute_id: dispute.id,
          ...how,
          actor: "Dewi of finance",
        }),
      ...DECIDED,
      // A voucher or what staff covered may have paid for nearly all.
      ...(resolution === "split" ? [400] : []),
    );
  },
});

export const clawBack = orderAction({
  weight: 4,
  input: fc.constantFrom(false, false, true),
  describe: (dryRun) =>
    `staff ${dryRun ? "rehearse taking" : "take"} its money back from the seller`,
  run: async (model, order, dryRun) => {
    const staff = clientOf(model, order, "staff");
    const path = `/admin/orders/${order.id}/refund${dryRun ? "?dry_run=true" : ""}`;
    const post = () => staff.post(path, { reason: "Barang palsu" });
    if (dryRun) return void within(await post(), 202, ...DECIDED);
    const { status } = within(await model.market.approved(post), ...DECIDED);
    if (status !== 200) return;
    model.clawedBack.add(order.id);
    if (isGone(model, order.seller_id)) model.clawedBackLate.add(order.id);
  },
});

export const decideWrongSum = orderAction({
  weight: 3,
  input: fc.constantFrom<Decision[]>("refund", "apply", "cover"),
  describe: (decision) => `staff decide about its wrong amount: ${decision}`,
  run: decideSuspense,
});

export const decideMore = orderAction({
  weight: 2,
  input: fc.constantFrom("refund" as const, "refund" as const, "keep" as const),
  describe: (decision) => `staff ${decision} what came beside its own invoice`,
  run: decideStray,
});

/** Rightly or wrongly; a booking that turns up later is recorded all the same. */
export const decideBooking = orderAction({
  weight: 2,
  input: fc.constantFrom("booked" as const, "not_booked" as const, "not_booked" as const),
  describe: (outcome) => `staff decide that its courier was ${outcome}`,
  run: decideBookingOf,
});
