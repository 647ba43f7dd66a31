import * as z from "zod";
import { suspenseId, suspenseItem } from "./schemas/suspense.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

const body = z.object({
  cover_missing: z.boolean().default(false).meta({
    description: "The platform pays the missing amount as a claim.",
  }),
});

export const suspenseApply = endpoint({
  id: "admin_suspense_apply",
  method: "POST",
  path: "/admin/suspense/:id/apply",
  title: "Apply money in suspense",
  description: "Pays the order with it; a surplus goes to the buyer's wallet. 202 when it is " +
    "proposed: above what one person decides alone. 409 when it is too " +
    "little, or the order is over.",
  auth: staff("administrator"),
  request: { params: { id: suspenseId }, body },
  response: { status: 200, schema: suspenseItem, accepted: proposal },
  reasons: [
    "left_suspense",
    "order_expects_no_payment",
    "order_status_forbids",
    "payment_charged_back",
    "payment_incomplete",
    "self_decision",
    "suspense_item_not_found",
  ],
  dryRun: true,
  needsReason: true,
  enqueuesJobs: true,
  handler: ({ params, body, client, audit }) =>
    client.call("api.admin_suspense_apply", { ...params, ...body, audit }),
});
