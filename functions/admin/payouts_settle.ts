/** Staff end the wait of a withdrawal whose link nobody wrote down: by naming the link, or by saying that there is none. */
import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { withdrawal } from "../../shared/domain/withdrawal.ts";
import { ApiError } from "../../shared/errors.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { unavailable } from "../../shared/providers/call.ts";
import { endpoint } from "./deps.ts";

const body = z.object({
  provider_payout_id: z.string().min(1).max(100).optional().meta({
    description: "The link as found at the provider; it is fetched, and what it says counts. " +
      "Without it the hold goes back: say so only when the provider has no such link.",
  }),
});

export const payoutsSettle = endpoint({
  id: "admin_payouts_settle",
  method: "POST",
  path: "/admin/payouts/:id/settle",
  auth: staff("administrator"),
  summary: "Settle a withdrawal that waits for an unknown payout link.",
  request: { params: z.object({ id: uuid }), body },
  response: { status: 200, schema: withdrawal },
  errors: ["UNAVAILABLE"],
  needsReason: true,
  leavesWork: true,
  handler: async ({ params: { id }, body, client, deps, audit }) => {
    const { provider_payout_id } = body;
    const link = provider_payout_id === undefined ? null : await deps.payouts
      .getPayout(provider_payout_id)
      .catch(unavailable("The payment provider cannot be asked right now; try again."));
    if (provider_payout_id !== undefined && link?.external_id !== id) {
      throw new ApiError("CONFLICT", "The provider has no such link under this withdrawal.");
    }
    const payout = link ? { ...link } : null;
    return ok(await client.call("api.admin_payouts_settle", { id, payout, audit }));
  },
});
