import { addOrDrop, append, change, everything, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const staff: Area = {
  tables: {
    "private.analytics_days": { preloved_api: change },
    "private.approval_kinds": { preloved_api: read },
    "private.approvals": { preloved_api: change },
    "private.authorities": { preloved_api: read },
    "private.lone_decisions": { preloved_api: append },
    "private.repeated_decisions": { preloved_api: read },
    "private.audit_log": { preloved_api: append },
    "private.case_kinds": { preloved_api: read },
    "private.staff_cases": { preloved_api: change },
    "private.staff_notes": { preloved_api: everything },
    "private.ktp_statuses": { preloved_api: read },
    "private.stuck_orders": { preloved_api: read },
    "private.held_roles": { preloved_api: read },
    "private.staff_roles": { preloved_api: addOrDrop },
  },
};
