import type { Row } from "./row.ts";

export const notifications: Record<string, Row> = {
  notifications_list: { request: () => ({ path: "/notifications" }), everyone: 200 },
  notifications_read_all: { request: () => ({ path: "/notifications/read-all" }), everyone: 200 },
  notifications_toggle_read: {
    request: ({ seller_notification_id }) => ({
      path: `/notifications/${seller_notification_id}/toggle-read`,
    }),
    everyone: 404,
    but: { seller: 200 },
  },
  notifications_preferences: {
    request: () => ({ path: "/notifications/preferences" }),
    everyone: 200,
  },
  notifications_preferences_update: {
    request: () => ({ path: "/notifications/preferences", body: { email_digest: false } }),
    everyone: 200,
  },
};
