import * as z from "zod";
import { suspenseId, suspenseItem } from "./schemas/suspense.ts";
import { requiredText } from "../../shared/domain/text.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

const evidence = z.string().trim().min(3).max(1000).meta({
  description: "Where the decision can be checked, such as a bank's receipt",
});
const body = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("paid_back"),
    provider_reference: requiredText(200).meta({
      description: "Reference of the repayment in the provider's list",
      example: "refund-8812",
    }),
    evidence,
  }),
  z.object({ outcome: z.literal("kept"), evidence }),
]);

export const suspenseClose = endpoint({
  id: "admin_suspense_close",
  method: "POST",
  path: "/admin/suspense/:id/close",
  title: "Close money in suspense",
  description: "Ends it by evidence: it was paid back outside, or there is nobody to pay. 202 " +
    "when it is proposed: above what one person decides alone. 409 when it is resolved already.",
  auth: staff("administrator"),
  request: { params: { id: suspenseId }, body },
  response: { status: 200, schema: suspenseItem, accepted: proposal },
  reasons: [
    "left_suspense",
    "order_status_forbids",
    "self_decision",
    "suspense_item_not_found",
  ],
  dryRun: true,
  needsReason: true,
  enqueuesJobs: true,
  handler: ({ params, body, client, audit }) =>
    client.call("api.admin_suspense_close", {
      ...params,
      account: body.outcome === "paid_back" ? "provider_cash" : "adjustments",
      provider_reference: body.outcome === "paid_back" ? body.provider_reference : null,
      evidence: body.evidence,
      audit,
    }),
});
