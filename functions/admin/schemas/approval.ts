import * as z from "zod";
import { Constants } from "../../../shared/db/types.ts";
import { idOf } from "../../../shared/domain/id.ts";
import { change, preview } from "../../../shared/domain/proposal.ts";
import { wireTime } from "../../../shared/domain/time.ts";

export const proposalId = idOf("The proposal's id, from `GET /admin/approvals`");

const { approval_kind, approval_status } = Constants.private.Enums;
export const approvalKind = z.enum(approval_kind);
export const approvalStatus = z.enum([...approval_status, "expired"]);

export const approval = z.object({
  id: z.uuid(),
  kind: approvalKind,
  status: approvalStatus.meta({
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
