import * as z from "zod";
import { afterSeq, beforeSeq, conversationId, message } from "../../shared/domain/conversation.ts";
import { invalidField } from "../../shared/errors.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { page } from "../../shared/http/pagination.ts";

export const messages = endpoint({
  id: "conversations_messages",
  method: "GET",
  path: "/conversations/:id/messages",
  title: "List messages",
  description: "With `after_seq` those after it, oldest first: poll with the last `seq` you " +
    "have, and you miss none. Otherwise the newest first; `before_seq` scrolls back.",
  auth: member,
  request: {
    params: { id: conversationId },
    query: z.object({ after_seq: afterSeq, before_seq: beforeSeq, limit: page(50).limit }),
  },
  response: {
    status: 200,
    schema: z.object({
      items: z.array(message),
      has_more: z.boolean().meta({ description: "More messages follow in this direction" }),
    }),
  },
  reasons: ["conversation_not_found"],
  handler: async ({ params, query, client }) => {
    if (query.after_seq !== undefined && query.before_seq !== undefined) {
      throw invalidField("query.before_seq", "goes without after_seq: send one of them");
    }
    return await client.call("api.conversations_messages", {
      conversation_id: params.id,
      ...query,
    });
  },
});
