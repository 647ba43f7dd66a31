import * as z from "zod";
import { difference, differenceId } from "./schemas/difference.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

const body = z.object({
  account: z.enum(["suspense", "adjustments", "claims", "payment_fees", "payout_fees"]).optional()
    .meta({ description: "Counter account, if not the proposed one" }),
  evidence: z.string().trim().min(3).max(1000).optional().meta({
    description:
      "Needed, proposed by a superadmin, to undo a correction whose money has left suspense",
  }),
});

export const reconciliationApprove = endpoint({
  id: "admin_reconciliation_approve",
  method: "POST",
  path: "/admin/reconciliation/:id/approve",
  title: "Approve a correction",
  description:
    "Posts the proposed correction of a difference to the ledger. 202 for a loss and beyond what " +
    "one person decides alone. 409 when it has none, or is closed.",
  auth: staff("administrator"),
  request: { params: { id: differenceId }, body },
  response: { status: 200, schema: difference, accepted: proposal },
  reasons: [
    "chargeback_not_booked",
    "difference_decided",
    "difference_not_found",
    "difference_outdated",
    "evidence_required",
    "payout_link_explains",
    "reversal_required",
    "self_decision",
    "superadmin_required",
    "suspense_impossible",
    "suspense_required",
  ],
  dryRun: true,
  needsReason: true,
  handler: ({ params, body, client, audit }) =>
    client.call("api.admin_reconciliation_approve", { ...params, ...body, audit }),
});
