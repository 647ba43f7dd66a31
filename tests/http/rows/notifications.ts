import { row } from "./row.ts";
import type { Row } from "./row.ts";

export const notifications: Record<string, Row> = {
  notifications_list: row("/notifications", 200),
  notifications_read_all: row("/notifications/read-all", 200),
  notifications_toggle_read: row(
    ({ seller_notification_id }) => `/notifications/${seller_notification_id}/toggle-read`,
    404,
    { seller: 200 },
  ),
  notifications_preferences: row("/notifications/preferences", 200),
  notifications_preferences_update: row("/notifications/preferences", 200, {}, {
    body: { email_digest: false },
  }),
};
