import * as z from "zod";
import { jsonObject } from "./json.ts";
import { CATEGORIES, notificationText } from "./notification_words.ts";
import type { Locale, NotificationContent } from "./notification_words.ts";
import { wireTime } from "./time.ts";

/** Money and account notifications cannot be muted. */
const MUTABLE = ["order", "shipping", "live", "review", "message"] as const;

export const notification = z.object({
  id: z.uuid(),
  kind: z.string().meta({ description: "Type of the event", example: "order.shipped" }),
  category: z.enum(CATEGORIES),
  title: z.string().meta({ description: "In the locale of your profile" }),
  body: z.string(),
  data: jsonObject.meta({ description: "Ids and amounts of the event" }),
  read: z.boolean(),
  created_at: wireTime,
}).meta({
  id: "Notification",
  example: {
    category: "shipping",
    title: "Paketmu dalam perjalanan",
    body: "Dress batik Pekalongan dikirim dengan JNE, nomor JNE0098123456.",
    data: { reference: "ORD-261121-7K3M9Q" },
  },
});

/** A notification as the database returns it, without its text. */
export interface PendingNotification extends NotificationContent {
  id: string;
  read: boolean;
  created_at: string;
}

/** Adds the text in the locale of its user. */
export function toWire(
  { id, kind, category, data, read, created_at }: PendingNotification,
  locale: Locale,
): z.input<typeof notification> {
  const text = notificationText({ kind, data }, locale);
  return { id, kind, category, ...text, data, read, created_at };
}

export const preferences = z.object({
  muted_categories: z.array(z.enum(MUTABLE)).meta({
    description:
      "Stored as read, never pushed or mailed, except what costs money or starts a clock: " +
      "payment of a sale, delivery, a parcel that goes back, cancellations, refunds, returns, " +
      "disputes, settlements, offers and their acceptance, and reminders",
  }),
  email_digest: z.boolean().meta({ description: "One e-mail a day with unread notifications" }),
  push_enabled: z.boolean(),
}).meta({ id: "NotificationPreferences" });

export const preferenceChanges = z.object({
  muted_categories: z.array(
    z.enum(MUTABLE, "must be order, shipping, live, review or message: the others cannot be muted"),
  ).max(20).transform((categories) => [...new Set(categories)]),
  email_digest: z.boolean(),
  push_enabled: z.boolean(),
}).partial().meta({ example: { muted_categories: ["live"], email_digest: true } });
