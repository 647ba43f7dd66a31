import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { STAFF_ROLES, staffMember } from "./schemas/staff.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { created } from "../../shared/http/reply.ts";

export const rolesGrant = endpoint({
  id: "admin_roles_grant",
  method: "POST",
  path: "/admin/roles",
  auth: staff("superadmin"),
  summary: "Give a user a staff role, effective with their next request.",
  request: { body: z.object({ user_id: uuid, role: z.enum(STAFF_ROLES) }) },
  response: { status: 201, schema: staffMember },
  errors: ["NOT_FOUND"],
  dryRun: true,
  needsReason: true,
  handler: async ({ body, audit, client }) =>
    created(await client.call("api.admin_roles_grant", { ...body, audit })),
});
