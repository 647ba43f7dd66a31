import * as z from "zod";
import { notification, toWire } from "../../shared/domain/notification.ts";
import type { PendingNotification } from "../../shared/domain/notification.ts";
import type { Locale } from "../../shared/domain/notification_words.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { page, pageOf } from "../../shared/http/pagination.ts";

export const list = endpoint({
  id: "notifications_list",
  method: "GET",
  path: "/notifications",
  title: "List your notifications",
  description: "What happened to you, newest first, with the number of unread ones. Poll it " +
    "every 30 seconds, or use `POST /push/subscribe`.",
  auth: member,
  request: { query: z.object(page()) },
  response: { status: 200, schema: pageOf(notification).extend({ unread_count: z.int() }) },
  handler: async ({ query, client }) => {
    const { items, locale, ...counts } = await client.call("api.notifications_list", query) as {
      items: PendingNotification[];
      locale: Locale;
    };
    return { items: items.map((item) => toWire(item, locale)), ...counts };
  },
});
