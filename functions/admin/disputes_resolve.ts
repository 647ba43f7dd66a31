import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import {
  dispute,
  isResolution,
  resolution,
  RESOLUTION_ERROR,
} from "../../shared/domain/dispute.ts";
import { requiredText } from "../../shared/domain/text.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { okOrProposed } from "../../shared/http/reply.ts";
import { proposal } from "../../shared/domain/proposal.ts";

export const disputesResolve = endpoint({
  id: "admin_disputes_resolve",
  method: "POST",
  path: "/admin/disputes/:id/resolve",
  auth: staff("ops_admin"),
  dryRun: true,
  summary: "Resolve a dispute for the seller (release), the buyer (refund) or both (split).",
  request: {
    params: z.object({ id: uuid }),
    body: z.object({
      ...resolution,
      note: requiredText(1000).optional()
        .meta({ description: "Shown to both parties" }),
    }).refine(isResolution, RESOLUTION_ERROR).meta({ example: { resolution: "refund" } }),
  },
  response: { status: 200, schema: dispute, accepted: proposal },
  enqueuesJobs: true,
  handler: async ({ params, body, audit, client }) =>
    okOrProposed(
      await client.call("api.admin_disputes_resolve", {
        dispute_id: params.id,
        resolution: body.resolution,
        note: body.note ?? null,
        refund_amount: body.refund_amount ?? null,
        audit,
      }),
    ),
});
