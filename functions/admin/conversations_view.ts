import * as z from "zod";
import {
  afterSeq,
  conversationId,
  message,
  reportedConversation,
} from "../../shared/domain/conversation.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { page } from "../../shared/http/pagination.ts";

const original = z.string().nullable().meta({
  description: "What was written where contact data is masked; else null",
  example: "Halo kak, masih ada? WA aku 0812-3456-7890 ya",
});

export const conversationsView = endpoint({
  id: "admin_conversations_view",
  method: "GET",
  path: "/admin/conversations/:id",
  title: "Read a reported conversation",
  description: "Its messages, oldest first, and what was written where contact data is masked. " +
    "Each look is in the audit log and one of `disclosures_per_day`. 404 when nobody reported it, 403 for your " +
    "own, and for people you trade with.",
  auth: staff("ops_admin"),
  request: {
    params: { id: conversationId },
    query: z.object({ after_seq: afterSeq, limit: page(100).limit }),
  },
  response: {
    status: 200,
    schema: reportedConversation.extend({
      messages: z.array(message.extend({ original }).meta({ id: "ReportedMessage" })),
      has_more: z.boolean(),
    }).meta({ id: "ReportedConversationWithMessages" }),
  },
  reasons: ["conversation_not_found", "own_trade", "self_decision", "too_many_disclosures"],
  limit: "disclosures",
  handler: ({ params, query: { after_seq, limit }, audit, client }) =>
    client.call("api.admin_conversations_view", {
      conversation_id: params.id,
      after_seq: after_seq ?? 0,
      limit,
      audit,
    }),
});
