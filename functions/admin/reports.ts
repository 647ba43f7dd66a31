import { userKey } from "../../shared/domain/id.ts";
import { reportCase } from "../../shared/domain/report.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { sortByTime, span, statusOf } from "../../shared/http/pagination.ts";
import { staffList } from "./staff_list.ts";

export const reports = staffList({
  id: "admin_reports",
  path: "/admin/reports",
  title: "List reports",
  description:
    "Reported listings, users and conversations, the open ones by default, newest first. Next: `POST " +
    "/admin/reports/{id}/close`.",
  auth: staff("ops_admin"),
  filters: {
    status: statusOf("closed"),
    user_id: userKey.optional().meta({ description: "The reported user, by id or username" }),
    sort: sortByTime,
    ...span,
  },
  item: reportCase,
});
