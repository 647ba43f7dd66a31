/** What people are told, and the devices and addresses that it goes to: rights. */
import { append, everything, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const notifications: Area = {
  tables: {
    "public.notifications": { authenticated: read, preloved_verbs: everything },
    "public.notification_preferences": { authenticated: read, preloved_verbs: everything },
    "private.email_suppressions": { preloved_verbs: append },
    "private.emails": { preloved_verbs: everything },
    "private.push_receipts": { preloved_verbs: append },
    "private.push_subscriptions": { preloved_verbs: everything },
  },
  functions: {
    "authenticated": [
      "api.notifications_list",
      "api.notifications_preferences",
      "api.notifications_preferences_update",
      "api.notifications_read_all",
      "api.notifications_toggle_read",
      "api.push_subscribe",
      "api.push_subscriptions",
      "api.push_test",
      "api.push_unsubscribe",
    ],
    "service_role": [
      "api.mail_observe",
      "api.mail_send_done",
      "api.mail_send_request",
      "api.notifications_digest",
      "api.push_send_done",
      "api.push_send_request",
    ],
    "preloved_verbs": [
      "private.is_mailed",
      "private.is_suppressed",
      "private.notification_record",
      "private.notify",
      "private.notify_all",
      "private.plan_digest",
      "private.push_devices",
      "private.push_subscription_record",
      "private.push_target",
      "private.unread_between",
      "private.write_email",
    ],
  },
};
