import type { Operations } from "./type.ts";

/** Roles, and what takes two people. */
export const ADMIN_STAFF: Operations = {
  admin_roles: [
    "List staff",
    "Members of staff and their roles, latest grant first. Change them with `POST` and `DELETE /admin/roles`.",
  ],
  admin_approvals: [
    "List the proposals",
    "What staff propose and another person of the same right must approve: by default those that wait. Follow `next_cursor` to read on; 400 for a cursor with an offset. Next: read one, approve or reject it.",
  ],
  admin_approvals_view: [
    "Get a proposal",
    "What was proposed by whom and why, and what it would have changed then. Next: approve or reject it; a decided one says by whom and what it changed.",
  ],
  admin_approvals_approve: [
    "Approve a proposal",
    "Performs what somebody else proposed, as if they did it now and once: everything is checked again. An error leaves the proposal pending and changes nothing. 403 for your own and for one about yourself, 409 when it was decided, expired or lapsed.",
  ],
  admin_approvals_reject: [
    "Reject a proposal",
    "Ends a proposal and changes nothing else; whoever proposed it withdraws it this way. 409 when it was decided, expired or lapsed.",
  ],
  admin_roles_grant: [
    "Grant a role",
    "Proposes a staff role for a user; once another superadmin approves, it is effective with their next request. 404 when there is no such user, 409 when they have it.",
  ],
  admin_roles_revoke: [
    "Revoke a role",
    "Takes a staff role away, effective with the next request. 409 for the last superadmin.",
  ],
};
