import * as z from "zod";
import { orderKey } from "../../shared/domain/id.ts";
import { staffCase } from "./schemas/staff.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import {
  longCursorPageOf,
  sortByTime,
  span,
  staffPage,
  statusOf,
} from "../../shared/http/pagination.ts";

export const cases = endpoint({
  id: "admin_cases",
  method: "GET",
  path: "/admin/cases",
  title: "List cases",
  description: "What needs a decision by staff, newest first; `next_step` says what to do. Next: " +
    "`POST /admin/cases/{id}/close`.",
  auth: staff("ops_admin", "administrator"),
  request: {
    query: z.object({
      status: statusOf("closed"),
      kind: z.string().max(100).optional().meta({ description: "Only cases of this kind" }),
      order: orderKey.optional(),
      sort: sortByTime,
      ...span,
      ...staffPage(),
    }),
  },
  response: { status: 200, schema: longCursorPageOf(staffCase) },
  handler: ({ query: { limit, offset, ...filters }, client }) =>
    client.call("api.admin_cases", { filters, limit, offset }),
});
