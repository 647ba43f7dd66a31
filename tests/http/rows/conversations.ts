import { row } from "./row.ts";
import type { Row } from "./row.ts";

const nobodys = `/conversations/${crypto.randomUUID()}`;

export const conversations: Record<string, Row> = {
  conversations_create: row("/conversations", 201, { suspended: 403, seller: 403 }, {
    body: ({ free_listing_id }) => ({ listing_id: free_listing_id }),
  }),
  conversations_list: row("/conversations", 200),
  conversations_messages: row(`${nobodys}/messages`, 404),
  conversations_send: row(`${nobodys}/messages`, 404, { suspended: 403 }, {
    body: { text: "Halo" },
  }),
  conversations_read: row(`${nobodys}/read`, 404),
  conversations_report: row(`${nobodys}/report`, 404, {}, { body: { reason: "scam" } }),
};
