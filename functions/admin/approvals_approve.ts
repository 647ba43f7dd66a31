import * as z from "zod";
import { approval, proposalId } from "./schemas/approval.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { endpoint } from "./deps.ts";
import type { AdminDeps } from "./deps.ts";
import { factsOfPayout } from "./payout_facts.ts";

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
  request: { params: z.object({ id: proposalId }) },
  response: { status: 200, schema: approval },
  reasons: [
    "adjustment_repeated",
    "approval_decided",
    "approval_expired",
    "approval_lapsed",
    "approval_not_found",
    "approval_outdated",
    "chargeback_not_found",
    "chargeback_outcome_impossible",
    "correction_too_early",
    "dispute_not_found",
    "insufficient_balance",
    "left_suspense",
    "no_open_dispute",
    "order_already_refunded",
    "order_expects_no_payment",
    "order_frozen",
    "order_not_completed",
    "order_not_found",
    "order_precondition_unmet",
    "order_status_forbids",
    "own_proposal",
    "owner_deleted",
    "owner_required",
    "payment_charged_back",
    "payment_incomplete",
    "payment_provider_unavailable",
    "payout_link_agrees",
    "payout_link_known",
    "payout_link_not_found",
    "payout_link_open",
    "payout_link_pending",
    "refund_out_of_range",
    "role_already_granted",
    "self_decision",
    "setting_changed",
    "setting_out_of_bounds",
    "setting_unknown",
    "suspense_item_not_found",
    "user_not_found",
    "withdrawal_changing",
    "withdrawal_not_found",
  ],
  enqueuesJobs: true,
  handler: async ({ params: { id }, client, deps, audit }) => {
    const proposed = await client.call("api.admin_approvals_view", { id }) as Approval;
    const facts = proposed.status === "pending" ? await factsOf(deps, proposed) : null;
    return ok(await client.call("api.admin_approvals_approve", { id, facts, audit }));
  },
});

/** Facts from a provider that the operation needs. */
async function factsOf(deps: AdminDeps, { kind, request }: Approval) {
  const withdrawal = String(request["withdrawal_id"]);
  if (kind === "payout_decide") return await factsOfPayout(deps, withdrawal, "known");
  if (kind !== "payout_settle") return null;
  return await factsOfPayout(deps, withdrawal, request["provider_payout_id"] as string | null);
}
