import * as z from "zod";
import { orderKey } from "../../shared/domain/id.ts";
import { suspenseItem } from "./schemas/suspense.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import {
  longCursorPageOf,
  sortByTime,
  span,
  staffPage,
  statusOf,
} from "../../shared/http/pagination.ts";

export const suspense = endpoint({
  id: "admin_suspense",
  method: "GET",
  path: "/admin/suspense",
  title: "List money in suspense",
  description: "Payments of a wrong amount or for nothing we know, newest first. Next: apply, " +
    "refund or close one.",
  auth: staff("administrator"),
  request: {
    query: z.object({
      status: statusOf("resolved"),
      order: orderKey.optional(),
      sort: sortByTime,
      ...span,
      ...staffPage(),
    }),
  },
  response: { status: 200, schema: longCursorPageOf(suspenseItem) },
  handler: ({ query: { limit, offset, ...filters }, client }) =>
    client.call("api.admin_suspense", { filters, limit, offset }),
});
