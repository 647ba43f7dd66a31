import { orderKey } from "../../shared/domain/id.ts";
import { suspenseItem } from "./schemas/suspense.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { sortByTime, span, statusOf } from "../../shared/http/pagination.ts";
import { staffList } from "./staff_list.ts";

export const suspense = staffList({
  id: "admin_suspense",
  path: "/admin/suspense",
  title: "List money in suspense",
  description: "Payments of a wrong amount or for nothing we know, newest first. Next: apply, " +
    "refund or close one.",
  auth: staff("administrator"),
  filters: {
    status: statusOf("resolved"),
    order: orderKey.optional(),
    sort: sortByTime,
    ...span,
  },
  item: suspenseItem,
});
