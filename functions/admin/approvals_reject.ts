import * as z from "zod";
import { approval, proposalId } from "./schemas/approval.ts";
import { reasonText } from "../../shared/domain/text.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const approvalsReject = endpoint({
  id: "admin_approvals_reject",
  method: "POST",
  path: "/admin/approvals/:id/reject",
  title: "Reject a proposal",
  description: "Ends a proposal and changes nothing else. Proposers withdraw their own this way. " +
    "409 when it was decided, expired or lapsed.",
  auth: staff("ops_admin", "administrator"),
  request: {
    params: { id: proposalId },
    body: z.object({ reason: reasonText }).meta({ example: { reason: "Wrong wallet." } }),
  },
  response: { status: 200, schema: approval },
  reasons: [
    "approval_decided",
    "approval_expired",
    "approval_lapsed",
    "approval_not_found",
    "self_decision",
  ],
  dryRun: true,
  handler: ({ params: { id }, body: { reason }, client, audit }) =>
    client.call("api.admin_approvals_reject", { id, reason, audit }),
});
