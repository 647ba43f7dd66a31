import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { suspenseItem } from "./schemas/suspense.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { okOrProposed } from "../../shared/http/reply.ts";

const body = z.object({
  user_id: uuid.optional().meta({
    description: "Owner of the wallet; by default the buyer of the order",
  }),
});

export const suspenseRefund = endpoint({
  id: "admin_suspense_refund",
  method: "POST",
  path: "/admin/suspense/:id/refund",
  auth: staff("administrator"),
  summary: "Refund money in suspense to a wallet. An order that waits for it ends.",
  request: { params: z.object({ id: uuid }), body },
  response: { status: 200, schema: suspenseItem, accepted: proposal },
  dryRun: true,
  needsReason: true,
  enqueuesJobs: true,
  handler: async ({ params, body, client, audit }) =>
    okOrProposed(
      await client.call("api.admin_suspense_refund", {
        ...params,
        user_id: body.user_id ?? null,
        audit,
      }),
    ),
});
