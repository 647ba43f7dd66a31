import * as z from "zod";
import { chatMessage, newChatMessage, streamId } from "../../shared/domain/live.ts";
import { active } from "../../shared/http/endpoint.ts";
import { created } from "../../shared/http/reply.ts";
import { endpoint } from "./deps.ts";

export const chat = endpoint({
  id: "live_streams_chat",
  method: "POST",
  path: "/live-streams/:id/chat",
  auth: active,
  summary: "Send a message or a price offer to a stream's chat.",
  request: { params: z.object({ id: streamId }), body: newChatMessage },
  response: { status: 201, schema: chatMessage },
  limit: "chat",
  batched: true,
  handler: async ({ params, body, caller, deps }) =>
    created(await deps.postChat(params.id, { user_id: caller.id, ...body })),
});
