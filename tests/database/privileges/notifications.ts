import { addOrDrop, append, everything, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const notifications: Area = {
  tables: {
    "public.notifications": { preloved_api: everything },
    "public.notification_preferences": { preloved_api: everything },
    "private.notification_kinds": { preloved_api: read },
    "private.email_suppressions": { preloved_api: addOrDrop },
    "private.emails": { preloved_api: everything },
    "private.push_receipts": { preloved_api: append },
    "private.push_subscriptions": { preloved_api: everything },
  },
};
