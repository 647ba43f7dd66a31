import * as z from "zod";
import { approval, proposalId } from "./schemas/approval.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";
import type { AdminDeps } from "./deps.ts";
import { factsOfPayout } from "./payout_facts.ts";
import { askAboutRefund } from "./refunds_decide.ts";

type Approval = z.output<typeof approval>;

export const approvalsApprove = endpoint({
  id: "admin_approvals_approve",
  method: "POST",
  path: "/admin/approvals/:id/approve",
  title: "Approve a proposal",
  description: "Performs what somebody else proposed, as if they did it now and once: everything " +
    "is checked again. An error leaves the proposal pending and changes nothing. 403 for your " +
    "own and for one about yourself, 409 when it was decided, expired or lapsed.",
  auth: staff("ops_admin", "administrator"),
  request: { params: { id: proposalId } },
  response: { status: 200, schema: approval },
  reasons: [
    "approval_decided",
    "approval_expired",
    "approval_lapsed",
    "approval_not_found",
    "approval_outdated",
    "own_proposal",
    "self_decision",
  ],
  performsProposals: true,
  enqueuesJobs: true,
  handler: async ({ params: { id }, client, deps, audit }) => {
    const proposed = await client.call("api.admin_approvals_view", { id }) as Approval;
    const facts = proposed.status === "pending" ? await factsOf(deps, proposed) : null;
    return await client.call("api.admin_approvals_approve", { id, facts, audit });
  },
});

/** Facts from a provider that the operation needs. */
async function factsOf(deps: AdminDeps, { kind, request }: Approval) {
  const withdrawal = String(request["withdrawal_id"]);
  if (kind === "payout_decide") return await factsOfPayout(deps, withdrawal, "known");
  if (kind === "refund_decide") await askAboutRefund(deps, String(request["refund_id"]));
  if (kind !== "payout_settle") return null;
  return await factsOfPayout(deps, withdrawal, request["provider_payout_id"] as string | null);
}
