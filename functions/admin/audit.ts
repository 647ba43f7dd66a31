import * as z from "zod";
import { userKey } from "../../shared/domain/id.ts";
import { auditLine, STAFF_ROLES } from "./schemas/staff.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { span } from "../../shared/http/pagination.ts";
import { staffList } from "./staff_list.ts";

export const audit = staffList({
  id: "admin_audit",
  path: "/admin/audit",
  title: "List the audit log",
  description: "Who changed what and why, newest first, with the request id that its caller got. " +
    "`kind=read` is what you opened yourself of personal data; superadmins see who opened whose.",
  auth: staff("ops_admin", "administrator"),
  filters: {
    actor_id: userKey.optional().meta({
      description: "Only what this member of staff did, by id or username",
    }),
    role: z.enum(STAFF_ROLES).optional().meta({
      description: "Only what was done with this role",
    }),
    kind: z.enum(["change", "read"]).optional().meta({
      description: "`change`: what was changed. `read`: what was opened of personal data",
    }),
    action: z.string().max(100).optional().meta({ description: "Only this operation id" }),
    target: userKey.optional().meta({
      description:
        "Only what was done to this user's account, and openings of their data, by id or username",
    }),
    target_type: z.string().max(100).optional().meta({
      description: "Only what was done to this kind of thing",
    }),
    target_id: z.string().max(100).optional().meta({
      description: "Only what was done to this thing",
    }),
    request_id: z.string().max(200).optional().meta({
      description: "Only what the request with this X-Request-Id did",
    }),
    ...span,
  },
  sortedBy: "id",
  item: auditLine,
});
