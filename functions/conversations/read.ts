import * as z from "zod";
import { conversationId } from "../../shared/domain/conversation.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

const body = z.object({
  seq: z.int().min(0).optional().meta({
    description: "`seq` of the last message that was read; without it, all are marked as read",
  }),
}).meta({ example: { seq: 3 } });

export const read = endpoint({
  id: "conversations_read",
  method: "PUT",
  path: "/conversations/:id/read",
  title: "Mark messages as read",
  description: "Up to `seq`, or all. Never goes back, and marks their notification as read. The " +
    "counts are exact.",
  auth: member,
  request: { params: { id: conversationId }, body, bodyIsOptional: true },
  response: {
    status: 200,
    schema: z.object({
      conversation_id: z.uuid(),
      read_seq: z.int(),
      unread_count: z.int(),
      total_unread_count: z.int().meta({
        description: "Unread messages in all your conversations",
      }),
    }),
  },
  reasons: ["conversation_not_found"],
  limit: "messages_read",
  handler: ({ params, body, client }) =>
    client.call("api.conversations_read", { conversation_id: params.id, ...body }),
});
