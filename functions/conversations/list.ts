import * as z from "zod";
import { conversation } from "../../shared/domain/conversation.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { cursorPage, cursorPageOf } from "../../shared/http/pagination.ts";

export const list = endpoint({
  id: "conversations_list",
  method: "GET",
  path: "/conversations",
  title: "List your conversations",
  description: "The latest message first, each with its unread messages. `unread_count` counts " +
    "those of all conversations. Follow `next_cursor` to read on; 400 for a cursor with an " +
    "offset.",
  auth: member,
  request: { query: z.object(cursorPage()) },
  response: {
    status: 200,
    schema: cursorPageOf(conversation).extend({
      unread_count: z.int().meta({ description: "Unread messages in all your conversations" }),
    }),
  },
  handler: ({ query, client }) => client.call("api.conversations_list", query),
});
