import { maskContacts } from "../../shared/domain/contacts/mask.ts";
import { conversationId, message, newMessage } from "../../shared/domain/conversation.ts";
import { active, endpoint } from "../../shared/http/endpoint.ts";

export const send = endpoint({
  id: "conversations_send",
  method: "POST",
  path: "/conversations/:id/messages",
  title: "Send a message",
  description: "Contact data and payment outside of the market are replaced by `***` unless the " +
    "two have a paid order of the listing that still stands, and `masked` says so. 403 after a block, 409 when the " +
    "other's account is deleted or you send too many in a day.",
  auth: active,
  request: { params: { id: conversationId }, body: newMessage },
  response: { status: 201, schema: message },
  reasons: ["conversation_not_found", "too_many_messages", "user_blocked", "user_deleted"],
  limit: "messages",
  idempotent: true,
  enqueuesJobs: true,
  handler: async ({ params, body: { text }, client, storedResponse }) => {
    // Sends both texts: only the operation knows whether an order is paid.
    const masked = maskContacts(text);
    return await client.call("api.conversations_send", {
      conversation_id: params.id,
      text,
      masked: masked === text ? null : masked,
    }, storedResponse);
  },
});
