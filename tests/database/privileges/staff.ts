/** Staff, their roles and their cases: rights. */
import { addOrDrop, append, change } from "./rights.ts";
import type { Area } from "./rights.ts";

export const staff: Area = {
  tables: {
    "private.audit_log": { preloved_verbs: append },
    "private.staff_cases": { preloved_verbs: change },
    "private.staff_roles": { preloved_verbs: addOrDrop },
  },
  functions: {
    "authenticated": [
      "api.admin_audit",
      "api.admin_disputes",
      "api.admin_disputes_resolve",
      "api.admin_orders_refund",
    ],
    "preloved_verbs": [
      "private.audit",
      "private.has_role",
      "private.open_case",
      "private.staff_caller",
    ],
    "": ["private.audit_is_append_only"],
  },
};
