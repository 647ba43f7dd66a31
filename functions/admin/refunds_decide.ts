import * as z from "zod";
import { idOf } from "../../shared/domain/id.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { requiredText } from "../../shared/domain/text.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { unavailable } from "../../shared/providers/call.ts";
import { refreshRefund } from "../../shared/work/refund.ts";
import type { AdminDeps } from "./deps.ts";
import { endpoint } from "./deps.ts";

const body = z.object({
  outcome: z.enum(["paid", "not_paid"]),
  evidence: requiredText(2000).meta({
    description: "What proves it, such as the provider's written answer",
    example: "Ticket 4712: the provider has no refund with this reference.",
  }),
});

export const refundsDecide = endpoint({
  id: "admin_refunds_decide",
  method: "POST",
  path: "/admin/refunds/:id/decide",
  title: "Decide a refund",
  description:
    "Where the provider has forgotten a refund: proposes, with evidence, whether it was " +
    "paid; else its amount goes to the wallet. Another superadmin approves. 409 while the provider " +
    "knows the refund.",
  auth: staff("superadmin"),
  request: {
    params: { id: idOf("`refund_id` of the case, from `GET /admin/cases`") },
    body,
  },
  response: { status: 202, schema: proposal },
  reasons: [
    "correction_too_early",
    "payment_provider_unavailable",
    "refund_ended",
    "refund_known",
    "refund_not_found",
    "self_decision",
  ],
  needsReason: true,
  handler: async ({ params: { id }, body, client, deps, audit }) => {
    await askAboutRefund(deps, id);
    return await client.call("api.admin_refunds_decide", { id, ...body, audit });
  },
});

/** Stores the provider's current record of the refund. */
export const askAboutRefund = async (deps: AdminDeps, refund_id: string): Promise<void> => {
  await refreshRefund(deps, refund_id).catch(unavailable("payment_provider_unavailable"));
};
