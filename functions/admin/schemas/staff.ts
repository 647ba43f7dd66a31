import * as z from "zod";
import { Constants } from "../../../shared/db/types.ts";
import { wireTime } from "../../../shared/domain/time.ts";
import { claim } from "./claim.ts";

export const STAFF_ROLES = Constants.private.Enums.staff_role;

export const auditLine = z.object({
  id: z.int(),
  actor_id: z.uuid().nullable().meta({ description: "Null: the finance portal" }),
  actor_username: z.string().nullable(),
  role: z.enum(STAFF_ROLES).nullable().meta({
    description: "Role in which the action was allowed",
  }),
  kind: z.enum(["change", "read"]).meta({ description: "A change, or a read of personal data" }),
  action: z.string().meta({ description: "Operation id" }),
  target_type: z.string(),
  target_id: z.string(),
  reason: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  request_id: z.string().nullable(),
  at: wireTime,
}).meta({
  id: "AuditLine",
  example: {
    action: "admin_accounts",
    before: { account_status: "active" },
    after: { account_status: "suspended" },
  },
});

export const staffMember = z.object({
  user_id: z.uuid(),
  username: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
}).meta({ id: "StaffMember" });

export const staffCase = z.object({
  id: z.uuid(),
  kind: z.string().meta({ example: "waybill_taken" }),
  key: z.string(),
  order_id: z.uuid().nullable(),
  order_reference: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  ...claim,
  next_step: z.string().meta({ description: "What to do, and with which operation" }),
  is_closed_by_hand: z.boolean().meta({
    description: "false: it closes when its cause ends, or with the operation that decides it",
  }),
  status: z.enum(["open", "closed"]),
  opened_at: wireTime,
  closed_at: wireTime.nullable(),
  closed_because: z.enum(["hand", "operation", "over"]).nullable().meta({
    description: "hand: by staff; operation: by the one that decided it; over: its cause ended",
  }),
}).meta({
  id: "StaffCase",
  example: {
    key: "JNE0098123456",
    details: { waybill: "JNE0098123456" },
    next_step: "Another order has this number. Ask both sellers which parcel it belongs to.",
    is_closed_by_hand: true,
    claimed_by_username: null,
    claimed_at: null,
    closed_at: null,
    closed_because: null,
  },
});
