import * as z from "zod";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const readAll = endpoint({
  id: "notifications_read_all",
  method: "PUT",
  path: "/notifications/read-all",
  title: "Mark all as read",
  description: "Marks every notification of yours as read and says how many changed. Safe to " +
    "repeat.",
  auth: member,
  response: { status: 200, schema: z.object({ updated: z.int(), unread_count: z.int() }) },
  limit: "notifications_read",
  handler: ({ client }) => client.call("api.notifications_read_all", {}),
});
