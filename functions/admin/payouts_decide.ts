import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { requiredText } from "../../shared/domain/text.ts";
import { withdrawal } from "../../shared/domain/withdrawal.ts";
import { ApiError } from "../../shared/errors.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { unavailable } from "../../shared/providers/call.ts";
import { endpoint } from "./deps.ts";

const body = z.object({
  outcome: z.enum(["paid", "not_paid"]),
  evidence: requiredText(2000).meta({
    description: "What proves it, such as the provider's written answer or a bank statement",
    example: "Ticket 4711: the bank confirms the transfer of 21 November.",
  }),
});

export const payoutsDecide = endpoint({
  id: "admin_payouts_decide",
  method: "POST",
  path: "/admin/payouts/:id/decide",
  auth: staff("superadmin"),
  summary: "Decide whether a withdrawal was paid where the provider contradicts itself, or has " +
    "forgotten the link.",
  request: { params: z.object({ id: uuid }), body },
  response: { status: 200, schema: withdrawal },
  errors: ["NOT_FOUND", "CONFLICT", "UNAVAILABLE"],
  needsReason: true,
  enqueuesJobs: true,
  handler: async ({ params: { id }, body, client, deps, audit }) => {
    const known = await deps.db.service.call("internal.find_withdrawal", { withdrawal_id: id });
    if (!known) {
      throw new ApiError("NOT_FOUND", "withdrawal_not_found", "There is no such withdrawal.");
    }
    const { link_readings, provider_payout_id } = known;
    const payout = provider_payout_id === null
      ? null
      : await deps.payouts.getPayout(provider_payout_id)
        .catch(
          unavailable(
            "payment_provider_unavailable",
            "The payment provider is unavailable. Try again in a moment.",
          ),
        );
    const link = payout ? { ...payout } : null;
    return ok(
      await client.call("api.admin_payouts_decide", { id, ...body, link, link_readings, audit }),
    );
  },
});
