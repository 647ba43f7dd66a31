import * as z from "zod";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

export const readAll = endpoint({
  id: "notifications_read_all",
  method: "PUT",
  path: "/notifications/read-all",
  auth: member,
  summary: "Mark all your notifications as read.",
  response: { status: 200, schema: z.object({ updated: z.int(), unread_count: z.int() }) },
  limit: "notifications_read",
  handler: async ({ client }) => ok(await client.call("api.notifications_read_all", {})),
});
