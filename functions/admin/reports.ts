import * as z from "zod";
import { userKey } from "../../shared/domain/id.ts";
import { reportCase } from "../../shared/domain/report.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import {
  longCursorPageOf,
  sortByTime,
  span,
  staffPage,
  statusOf,
} from "../../shared/http/pagination.ts";

export const reports = endpoint({
  id: "admin_reports",
  method: "GET",
  path: "/admin/reports",
  title: "List reports",
  description: "Reported listings and users, the open ones by default, newest first. Next: `POST " +
    "/admin/reports/{id}/close`.",
  auth: staff("ops_admin"),
  request: {
    query: z.object({
      status: statusOf("closed"),
      user_id: userKey.optional().meta({ description: "The reported user, by id or username" }),
      sort: sortByTime,
      ...span,
      ...staffPage(),
    }),
  },
  response: { status: 200, schema: longCursorPageOf(reportCase) },
  handler: ({ query: { limit, offset, ...filters }, client }) =>
    client.call("api.admin_reports", { filters, limit, offset }),
});
