import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { STAFF_ROLES } from "./schemas/staff.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const rolesGrant = endpoint({
  id: "admin_roles_grant",
  method: "POST",
  path: "/admin/roles",
  title: "Grant a role",
  description: "Proposes a staff role for a user; once another superadmin approves, it is " +
    "effective with their next request. 404 when there is no such user, 409 when they have it.",
  auth: staff("superadmin"),
  request: { body: z.object({ user_id: uuid, role: z.enum(STAFF_ROLES) }) },
  response: { status: 202, schema: proposal },
  reasons: ["role_already_granted", "self_decision", "user_not_found"],
  dryRun: true,
  needsReason: true,
  handler: ({ body, audit, client }) => client.call("api.admin_roles_grant", { ...body, audit }),
});
