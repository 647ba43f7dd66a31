import { difference, differenceId } from "./schemas/difference.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const reconciliationReverse = endpoint({
  id: "admin_reconciliation_reverse",
  method: "POST",
  path: "/admin/reconciliation/:id/reverse",
  title: "Reverse a correction",
  description:
    "Takes an approved correction back with the opposite transfer. 202 beyond what one person " +
    "decides alone. 409 unless it was approved.",
  auth: staff("administrator"),
  request: { params: { id: differenceId } },
  response: { status: 200, schema: difference, accepted: proposal },
  reasons: [
    "difference_not_approved",
    "difference_not_found",
    "later_correction_exists",
    "left_suspense",
    "self_decision",
  ],
  dryRun: true,
  needsReason: true,
  handler: ({ params, client, audit }) =>
    client.call("api.admin_reconciliation_reverse", { ...params, audit }),
});
