import { conversationId } from "../../shared/domain/conversation.ts";
import { newReport, report as schema } from "../../shared/domain/report.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const report = endpoint({
  id: "conversations_report",
  method: "POST",
  path: "/conversations/:id/report",
  title: "Report a conversation",
  description: "Staff may then read it, with what was masked; the other does not learn who " +
    "reported it. 409 while your earlier report is open.",
  auth: member,
  request: { params: { id: conversationId }, body: newReport },
  response: { status: 201, schema },
  reasons: ["already_reported", "conversation_not_found"],
  limit: "report",
  handler: ({ params, body, client }) =>
    client.call("api.conversations_report", { conversation_id: params.id, ...body }),
});
