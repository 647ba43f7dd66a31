import * as z from "zod";
import { approval } from "./schemas/approval.ts";
import { uuid } from "../../shared/domain/id.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

export const approvalsApprove = endpoint({
  id: "admin_approvals_approve",
  method: "POST",
  path: "/admin/approvals/:id/approve",
  auth: staff("ops_admin", "administrator"),
  summary: "Approve what somebody else proposed, and perform it.",
  request: { params: z.object({ id: uuid }) },
  response: { status: 200, schema: approval },
  errors: ["NOT_FOUND", "CONFLICT"],
  enqueuesJobs: true,
  handler: async ({ params, client, audit }) =>
    ok(await client.call("api.admin_approvals_approve", { id: params.id, facts: null, audit })),
});
