import * as z from "zod";
import { idOf } from "../../../shared/domain/id.ts";
import { change, preview } from "../../../shared/domain/proposal.ts";
import { wireTime } from "../../../shared/domain/time.ts";

export const proposalId = idOf("The proposal's id, from `GET /admin/approvals`");

export const APPROVAL_KINDS = [
  "adjustment",
  "role_grant",
  "setting",
  "payout_settle",
  "payout_decide",
  "refund_decide",
  "order_refund",
  "dispute_resolve",
  "suspense_refund",
  "suspense_apply",
  "return_received",
  "chargeback_decide",
  "order_status",
  "role_revoke",
  "voucher_create",
  "voucher_update",
  "suspense_close",
  "correction",
  "correction_reverse",
  "account_status",
] as const;
export const APPROVAL_STATUSES = [
  "pending",
  "approved",
  "rejected",
  "lapsed",
  "expired",
] as const;

export const approval = z.object({
  id: z.uuid(),
  kind: z.enum(APPROVAL_KINDS),
  status: z.enum(APPROVAL_STATUSES).meta({
    description: "lapsed: its proposer lost the role, or somebody whom it concerns left",
  }),
  request: z.record(z.string(), z.unknown()).meta({ description: "What was proposed" }),
  reason: z.string().nullable(),
  preview,
  proposed_by: z.uuid(),
  proposed_by_username: z.string(),
  proposed_at: wireTime,
  expires_at: wireTime,
  decided_by: z.uuid().nullable(),
  decided_by_username: z.string().nullable(),
  decided_at: wireTime.nullable(),
  decision_reason: z.string().nullable(),
  result: change.nullable().meta({ description: "What it changed; null unless approved" }),
}).meta({
  id: "Approval",
  example: {
    request: { user_id: "a4279eae-47aa-4741-8da6-2434795a011c", amount: 25_000 },
    decided_by: null,
    decided_by_username: null,
    decided_at: null,
    decision_reason: null,
    result: null,
  },
});
