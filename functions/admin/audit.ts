/** Staff read what staff did: who, in which role, why, and what it changed. */
import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { page, pageOf } from "../../shared/http/pagination.ts";
import { ok } from "../../shared/http/reply.ts";

const line = z.object({
  id: z.int(),
  actor_id: z.uuid(),
  actor_username: z.string().nullable(),
  role: z.enum(["superadmin", "ops_admin", "administrator"]),
  action: z.string().meta({ description: "The operation id of the route" }),
  target_type: z.string(),
  target_id: z.string(),
  reason: z.string().nullable(),
  before: z.json(),
  after: z.json(),
  request_id: z.string().nullable(),
  at: wireTime,
}).meta({ id: "AuditLine" });

export const audit = endpoint({
  id: "admin_audit",
  method: "GET",
  path: "/admin/audit",
  auth: staff("ops_admin", "administrator"),
  summary: "Read the audit log, newest first.",
  request: {
    query: z.object({
      actor_id: uuid.optional(),
      action: z.string().max(100).optional(),
      target_id: z.string().max(100).optional(),
      from: z.iso.datetime({ offset: true }).optional(),
      to: z.iso.datetime({ offset: true }).optional(),
      ...page(),
    }),
  },
  response: { status: 200, schema: pageOf(line) },
  handler: async ({ query: { limit, offset, ...filters }, door }) =>
    ok(await door.call("admin_audit", { filters, limit, offset })),
});
