/** What someone should know: its categories, its shape on the wire, and how they want to be told. */
import * as z from "zod";
import { tell } from "./notification_words.ts";
import type { Locale, NotificationContent } from "./notification_words.ts";
import { wireTime } from "./time.ts";

export const CATEGORIES = [
  "order",
  "payment",
  "shipping",
  "wallet",
  "live",
  "review",
  "account",
] as const;
/** What concerns money or the account itself always rings. */
const MUTABLE = ["order", "shipping", "live", "review"] as const;

export const notification = z.object({
  id: z.uuid(),
  kind: z.string().meta({ description: "What happened", example: "order.shipped" }),
  category: z.enum(CATEGORIES),
  title: z.string().meta({ description: "In the language of your profile" }),
  body: z.string(),
  data: z.record(z.string(), z.json()).meta({ description: "Ids and amounts of what happened" }),
  read: z.boolean(),
  created_at: wireTime,
}).meta({ id: "Notification" });

/** A notification as SQL gives it, before it has words. */
export interface PendingNotification extends NotificationContent {
  id: string;
  read: boolean;
  created_at: string;
}

/** Puts a notification into the reader's language. */
export function toWire(
  { id, kind, category, data, read, created_at }: PendingNotification,
  locale: Locale,
): z.input<typeof notification> {
  const words = tell({ kind, category, data }, locale);
  return { id, kind, category, ...words, data, read, created_at };
}

export const preferences = z.object({
  muted_categories: z.array(z.enum(MUTABLE)).meta({ description: "Kept as read, never rung for" }),
  email_digest: z.boolean().meta({ description: "One e-mail a day with what is unread" }),
  push_enabled: z.boolean(),
}).meta({ id: "NotificationPreferences" });

/** Without repetitions; what is not given stays as it is. */
export const preferenceChanges = z.object({
  muted_categories: z.array(
    z.enum(MUTABLE, "must be order, shipping, live or review: the others cannot be muted"),
  ).max(20).transform((categories) => [...new Set(categories)]),
  email_digest: z.boolean(),
  push_enabled: z.boolean(),
}).partial().meta({ example: { muted_categories: ["live"], email_digest: true } });
