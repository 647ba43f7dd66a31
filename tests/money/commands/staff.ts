/** What staff and the finance portal decide: disputes, sums that fit no order, completed sales that were wrong all the same. */
import * as fc from "fast-check";
import { tell as portalSays } from "../../support/portal.ts";
import { decide } from "../desk.ts";
import type { Decision } from "../desk.ts";
import { orderVerb } from "../step.ts";
import { DECIDED, speakAs, within } from "../world.ts";

const RESOLVE = "/internal/commands/resolve-dispute";

export const resolve = orderVerb({
  weight: 5,
  wish: fc.record({
    by: fc.constantFrom("staff" as const, "staff" as const, "portal" as const),
    resolution: fc.constantFrom("release" as const, "refund" as const),
  }),
  tell: ({ by, resolution }) => `${by} resolve its dispute: ${resolution}`,
  act: async (world, order, { by, resolution }) => {
    const staff = speakAs(world, order, "staff");
    const { dispute } = (await staff.get(`/orders/${order.id}`)).body.data;
    if (dispute === null) return;
    within(
      by === "staff"
        ? await staff.post(`/admin/disputes/${dispute.id}/resolve`, { resolution })
        : await portalSays(world.market, RESOLVE, {
          dispute_id: dispute.id,
          resolution,
          actor: "Dewi of finance",
        }),
      ...DECIDED,
    );
  },
});

export const clawBack = orderVerb({
  weight: 4,
  wish: fc.constantFrom(false, false, true),
  tell: (dryRun) => `staff ${dryRun ? "rehearse taking" : "take"} its money back from the seller`,
  act: async (world, order, dryRun) => {
    const staff = speakAs(world, order, "staff");
    const path = `/admin/orders/${order.id}/refund${dryRun ? "?dry_run=true" : ""}`;
    const { status } = within(await staff.post(path, { reason: "Barang palsu" }), ...DECIDED);
    if (status === 200 && !dryRun) world.clawedBack.add(order.id);
  },
});

export const decideWrongSum = orderVerb({
  weight: 3,
  wish: fc.constantFrom<Decision[]>("refund", "apply", "cover"),
  tell: (decision) => `staff decide about its wrong sum: ${decision}`,
  act: decide,
});
