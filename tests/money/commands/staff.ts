/** What staff decide: disputes, and completed sales that were wrong all the same. */
import * as fc from "fast-check";
import { orderVerb } from "../step.ts";
import { DECIDED, speakAs, within } from "../world.ts";

export const resolve = orderVerb({
  weight: 5,
  wish: fc.constantFrom("release", "refund"),
  tell: (resolution) => `staff resolve its dispute: ${resolution}`,
  act: async (world, order, resolution) => {
    const staff = speakAs(world, order, "staff");
    const dispute = (await staff.get(`/orders/${order.id}`)).body.data.dispute;
    if (dispute === null) return;
    within(await staff.post(`/admin/disputes/${dispute.id}/resolve`, { resolution }), ...DECIDED);
  },
});

export const clawBack = orderVerb({
  weight: 4,
  wish: fc.constantFrom(false, false, true),
  tell: (dryRun) => `staff ${dryRun ? "rehearse taking" : "take"} its money back from the seller`,
  act: async (world, { id, ...order }, dryRun) => {
    const staff = speakAs(world, { id, ...order }, "staff");
    const path = `/admin/orders/${id}/refund${dryRun ? "?dry_run=true" : ""}`;
    const { status } = within(await staff.post(path, { reason: "Barang palsu" }), ...DECIDED);
    if (status === 200 && !dryRun) world.clawedBack.add(id);
  },
});
