import { preferenceChanges, preferences } from "../../shared/domain/notification.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const preferencesUpdate = endpoint({
  id: "notifications_preferences_update",
  method: "PUT",
  path: "/notifications/preferences",
  title: "Change your preferences",
  description: "Changes the fields that you send. 400 for muting payment, wallet or account: " +
    "what costs money is always told.",
  auth: member,
  request: { body: preferenceChanges },
  response: { status: 200, schema: preferences },
  limit: "profile_changes",
  handler: ({ body, client }) =>
    client.call("api.notifications_preferences_update", { changes: body }),
});
