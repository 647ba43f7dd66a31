import { preferences as schema } from "../../shared/domain/notification.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const preferences = endpoint({
  id: "notifications_preferences",
  method: "GET",
  path: "/notifications/preferences",
  title: "Get your preferences",
  description: "Which categories are muted, and whether you get the e-mail digest and push " +
    "messages. Change them with `PUT /notifications/preferences`.",
  auth: member,
  response: { status: 200, schema },
  handler: ({ client }) => client.call("api.notifications_preferences", {}),
});
