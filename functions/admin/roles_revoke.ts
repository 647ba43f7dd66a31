import * as z from "zod";
import { idOf } from "../../shared/domain/id.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { STAFF_ROLES, staffMember } from "./schemas/staff.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const rolesRevoke = endpoint({
  id: "admin_roles_revoke",
  method: "DELETE",
  path: "/admin/roles/:userId/:role",
  title: "Revoke a role",
  description:
    "Takes a staff role away, effective with the next request. 202 for a superadmin's: another " +
    "superadmin approves it. 409 when fewer than two superadmins would be left.",
  auth: staff("superadmin"),
  request: {
    params: {
      userId: idOf("The user's id: the member of staff"),
      role: z.enum(STAFF_ROLES).meta({ description: "The role to take away" }),
    },
  },
  response: { status: 200, schema: staffMember, accepted: proposal },
  reasons: [
    "last_superadmin",
    "role_not_granted",
    "self_decision",
    "user_not_found",
  ],
  dryRun: true,
  needsReason: true,
  handler: ({ params: { userId, role }, audit, client }) =>
    client.call("api.admin_roles_revoke", { user_id: userId, role, audit }),
});
