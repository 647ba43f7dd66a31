import { preferenceChanges, preferences } from "../../shared/domain/notification.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

export const preferencesUpdate = endpoint({
  id: "notifications_preferences_update",
  method: "PUT",
  path: "/notifications/preferences",
  auth: member,
  summary: "Change your notification preferences. Omitted fields stay as they are.",
  request: { body: preferenceChanges },
  response: { status: 200, schema: preferences },
  limit: "profile_changes",
  handler: async ({ body, client }) =>
    ok(await client.call("api.notifications_preferences_update", { changes: body })),
});
