import { chatMessage, newChatMessage, streamId } from "../../shared/domain/live.ts";
import { maskContacts } from "../../shared/domain/contacts/mask.ts";
import { active } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";

export const chat = endpoint({
  id: "live_streams_chat",
  method: "POST",
  path: "/live-streams/:id/chat",
  title: "Send a chat message",
  description:
    "A message or a price offer under your own name, whatever the body says about identity. " +
    "Contact data and payment outside of the market are replaced by `***`. `offer_id` links a message of type `offer` to your offer for a listing of the " +
    "host (404 for any other); the price stays between the two of you. 409 once the stream has " +
    "ended.",
  auth: active,
  request: { params: { id: streamId }, body: newChatMessage },
  response: { status: 201, schema: chatMessage },
  reasons: ["offer_not_found", "stream_ended", "stream_not_found", "user_blocked"],
  limit: "chat",
  batched: true,
  handler: ({ params, body, caller, deps }) =>
    deps.postChat(params.id, {
      user_id: caller.id,
      ...body,
      text: maskContacts(body.text),
    }),
});
