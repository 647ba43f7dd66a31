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
    description: "Id of the payout link at the provider, whose status is fetched and applied. " +
      "Without it the held money returns to the wallet: only if the provider has no such link.",
  }),
});

export const payoutsSettle = endpoint({
  id: "admin_payouts_settle",
  method: "POST",
  path: "/admin/payouts/:id/settle",
  auth: staff("administrator"),
  summary: "Resolve a withdrawal whose payout link is unknown.",
  request: { params: z.object({ id: uuid }), body },
  response: { status: 200, schema: withdrawal },
  errors: ["UNAVAILABLE"],
  needsReason: true,
  enqueuesJobs: true,
  handler: async ({ params: { id }, body, client, deps, audit }) => {
    const { provider_payout_id } = body;
    const known = await deps.db.service.call("internal.find_withdrawal", { withdrawal_id: id });
    const link = provider_payout_id === undefined ? null : await deps.payouts
      .getPayout(provider_payout_id)
      .catch(
        unavailable(
          "payment_provider_unavailable",
          "The payment provider is unavailable. Try again in a moment.",
        ),
      );
    if (provider_payout_id !== undefined && link?.external_id !== id) {
      throw new ApiError(
        "CONFLICT",
        "payout_link_not_found",
        "The provider has no such link for this withdrawal.",
      );
    }
    const payout = link ? { ...link } : null;
    const link_readings = known?.link_readings ?? null;
    return ok(
      await client.call("api.admin_payouts_settle", { id, payout, audit, link_readings }),
    );
  },
});
