import { idOf } from "../../shared/domain/id.ts";
import { notification, toWire } from "../../shared/domain/notification.ts";
import type { PendingNotification } from "../../shared/domain/notification.ts";
import type { Locale } from "../../shared/domain/notification_words.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const toggleRead = endpoint({
  id: "notifications_toggle_read",
  method: "PUT",
  path: "/notifications/:id/toggle-read",
  title: "Toggle a notification",
  description: "Marks it as read, or as unread again. 404 when it is not yours.",
  auth: member,
  request: { params: { id: idOf("The notification's id, from `GET /notifications`") } },
  response: { status: 200, schema: notification },
  reasons: ["notification_not_found"],
  limit: "notifications_read",
  handler: async ({ params, client }) => {
    const { locale, ...toggled } = await client.call("api.notifications_toggle_read", {
      notification_id: params.id,
    }) as PendingNotification & { locale: Locale };
    return toWire(toggled, locale);
  },
});
