import { preferences as schema } from "../../shared/domain/notification.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

export const preferences = endpoint({
  id: "notifications_preferences",
  method: "GET",
  path: "/notifications/preferences",
  auth: member,
  summary: "Get your notification preferences.",
  response: { status: 200, schema },
  handler: async ({ client }) => ok(await client.call("api.notifications_preferences", {})),
});
