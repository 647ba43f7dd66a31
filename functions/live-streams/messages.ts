import * as z from "zod";
import { afterSeq } from "../../shared/domain/conversation.ts";
import { chatMessage, streamId } from "../../shared/domain/live.ts";
import { invalidField } from "../../shared/errors.ts";
import { member } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";
import { watched } from "./watched.ts";
import { instant } from "../../shared/domain/time.ts";

const query = z.object({
  after: instant.optional()
    .meta({ description: "Messages after this time, newest first" }),
  after_seq: afterSeq,
});

export const messages = endpoint({
  id: "live_streams_messages",
  method: "GET",
  path: "/live-streams/:id/chat",
  title: "Read the chat",
  description: "`after_seq` returns the messages after one you know, oldest first, and misses " +
    "none: poll with the last `seq`. Otherwise the newest 100, with `after` those after that time; " +
    "both together are 400. 403 after a block.",
  auth: member,
  request: { params: { id: streamId }, query },
  response: {
    status: 200,
    schema: z.object({
      messages: z.array(chatMessage),
      has_more: z.boolean().optional().meta({
        description: "With after_seq: more messages follow",
      }),
    }),
  },
  reasons: ["stream_not_found", "user_blocked"],
  handler: async ({ params, query, caller, deps }) => {
    if (query.after !== undefined && query.after_seq !== undefined) {
      throw invalidField("query.after", "goes without after_seq: send one of them");
    }
    return await watched(deps, params.id, caller.id, "api.live_streams_messages", query);
  },
});
