import * as z from "zod";
import { conversation } from "../../shared/domain/conversation.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { cursorPage, cursorPageOf } from "../../shared/http/pagination.ts";
import { ok } from "../../shared/http/reply.ts";

export const list = endpoint({
  id: "conversations_list",
  method: "GET",
  path: "/conversations",
  auth: member,
  summary: "List your conversations, the latest message first.",
  request: { query: z.object(cursorPage()) },
  response: {
    status: 200,
    schema: cursorPageOf(conversation).extend({
      unread_count: z.int().meta({ description: "Unread messages in all your conversations" }),
    }),
  },
  handler: async ({ query: { limit, offset, cursor }, client }) =>
    ok(await client.call("api.conversations_list", { limit, offset, cursor: cursor ?? null })),
});
