import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { suspenseItem } from "./schemas/suspense.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { okOrProposed } from "../../shared/http/reply.ts";

const body = z.object({
  cover_missing: z.boolean().default(false).meta({
    description: "The platform pays the missing amount as a claim.",
  }),
});

export const suspenseApply = endpoint({
  id: "admin_suspense_apply",
  method: "POST",
  path: "/admin/suspense/:id/apply",
  auth: staff("administrator"),
  summary: "Pay an order with its money in suspense. A surplus goes to the buyer's wallet.",
  request: { params: z.object({ id: uuid }), body },
  response: { status: 200, schema: suspenseItem, accepted: proposal },
  dryRun: true,
  needsReason: true,
  enqueuesJobs: true,
  handler: async ({ params, body, client, audit }) =>
    okOrProposed(await client.call("api.admin_suspense_apply", { ...params, ...body, audit })),
});
