import * as z from "zod";
import { userKey } from "../../shared/domain/id.ts";
import { suspenseId, suspenseItem } from "./schemas/suspense.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

const body = z.object({
  user_id: userKey.optional().meta({
    description: "Owner of the wallet, by id or username; by default the buyer of the order",
  }),
});

export const suspenseRefund = endpoint({
  id: "admin_suspense_refund",
  method: "POST",
  path: "/admin/suspense/:id/refund",
  title: "Refund money in suspense",
  description: "Pays it to a wallet; an order that waits for it ends. 202 when it is proposed: " +
    "beyond what one person decides alone. 409 when it is resolved already.",
  auth: staff("administrator"),
  request: { params: { id: suspenseId }, body },
  response: { status: 200, schema: suspenseItem, accepted: proposal },
  reasons: [
    "left_suspense",
    "order_status_forbids",
    "owner_deleted",
    "owner_required",
    "payment_charged_back",
    "self_decision",
    "suspense_item_not_found",
    "user_not_found",
  ],
  dryRun: true,
  needsReason: true,
  enqueuesJobs: true,
  handler: ({ params, body, client, audit }) =>
    client.call("api.admin_suspense_refund", { ...params, ...body, audit }),
});
