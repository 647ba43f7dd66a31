import * as z from "zod";
import { idOf } from "../../shared/domain/id.ts";
import {
  dispute,
  isResolution,
  resolution,
  RESOLUTION_ERROR,
} from "../../shared/domain/dispute.ts";
import { requiredText } from "../../shared/domain/text.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { proposal } from "../../shared/domain/proposal.ts";

export const disputesResolve = endpoint({
  id: "admin_disputes_resolve",
  method: "POST",
  path: "/admin/disputes/:id/resolve",
  title: "Resolve a dispute",
  description: "`release` pays the seller, `refund` the buyer, `split` gives the buyer " +
    "`refund_amount` and the seller the rest; both read the note. 202 " +
    "when it is proposed: above what one person decides alone. 400 for a split of more than " +
    "the buyer paid for item and shipping, 403 about your own order, 409 when it is resolved " +
    "already.",
  auth: staff("ops_admin"),
  dryRun: true,
  request: {
    params: { id: idOf("The dispute's id, from `GET /admin/disputes`") },
    body: z.object({
      ...resolution,
      note: requiredText(1000).optional().meta({ description: "Why; shown to both parties" }),
    }).refine(isResolution, RESOLUTION_ERROR).meta({
      example: { resolution: "refund", note: "Noda di kerah tidak ada di foto." },
    }),
  },
  response: { status: 200, schema: dispute, accepted: proposal },
  reasons: [
    "claimed_by_colleague",
    "dispute_not_found",
    "no_open_dispute",
    "order_frozen",
    "order_status_forbids",
    "refund_out_of_range",
    "self_decision",
  ],
  enqueuesJobs: true,
  handler: ({ params, body, audit, client }) =>
    client.call("api.admin_disputes_resolve", { dispute_id: params.id, ...body, audit }),
});
