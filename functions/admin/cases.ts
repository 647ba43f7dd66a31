import * as z from "zod";
import { orderKey } from "../../shared/domain/id.ts";
import { staffCase } from "./schemas/staff.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { sortByTime, span, statusOf } from "../../shared/http/pagination.ts";
import { staffList } from "./staff_list.ts";

export const cases = staffList({
  id: "admin_cases",
  path: "/admin/cases",
  title: "List cases",
  description: "What needs a decision by staff, newest first; `next_step` says what to do. Next: " +
    "`POST /admin/cases/{id}/close`.",
  auth: staff("ops_admin", "administrator"),
  filters: {
    status: statusOf("closed"),
    kind: z.string().max(100).optional().meta({ description: "Only cases of this kind" }),
    order: orderKey.optional(),
    sort: sortByTime,
    ...span,
  },
  item: staffCase,
});
