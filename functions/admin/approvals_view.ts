import { approval, proposalId } from "./schemas/approval.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const approvalsView = endpoint({
  id: "admin_approvals_view",
  method: "GET",
  path: "/admin/approvals/:id",
  title: "Get a proposal",
  description: "Who proposed what and why, with a preview of its change at that time. Next: " +
    "approve or reject it; a decided one says by whom and what it changed.",
  auth: staff("ops_admin", "administrator"),
  request: { params: { id: proposalId } },
  response: { status: 200, schema: approval },
  reasons: ["approval_not_found"],
  handler: ({ params, client }) => client.call("api.admin_approvals_view", { id: params.id }),
});
