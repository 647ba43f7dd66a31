import * as z from "zod";
import { wireTime } from "../../../shared/domain/time.ts";

export const APPROVAL_KINDS = [
  "adjustment",
  "role_grant",
  "setting",
  "payout_settle",
  "payout_decide",
  "order_refund",
  "dispute_resolve",
] as const;
export const APPROVAL_STATUSES = [
  "pending",
  "approved",
  "rejected",
  "lapsed",
  "expired",
] as const;

const change = z.object({
  target_type: z.string(),
  target_id: z.string(),
  before: z.unknown(),
  after: z.unknown(),
}).meta({ id: "ProposedChange" });

const preview = change.nullable().meta({
  description: "Dry run when it was proposed; null if it would change nothing, and once erased",
});

/** The answer to whoever proposes. */
export const proposal = z.object({
  approval_id: z.uuid(),
  expires_at: wireTime.meta({ description: "Nobody can approve it from then on" }),
  preview,
}).meta({ id: "Proposal" });

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
}).meta({ id: "Approval" });
