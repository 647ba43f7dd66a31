import * as z from "zod";
import { reportedConversation } from "../../shared/domain/conversation.ts";
import { userKey } from "../../shared/domain/id.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { span, statusOf } from "../../shared/http/pagination.ts";
import { staffList } from "./staff_list.ts";

export const conversations = staffList({
  id: "admin_conversations",
  path: "/admin/conversations",
  title: "List reported conversations",
  description: "Those with an open report by default, without their messages. Others " +
    "are never listed. Next: `GET /admin/conversations/{id}`, then `POST /admin/reports/{id}/close`.",
  auth: staff("ops_admin"),
  filters: {
    reported: z.enum(["true"], "must be true: staff see only reported ones").default("true").meta(
      { description: "Always `true`: staff see no other conversations" },
    ),
    status: statusOf("closed").meta({
      description: "Status of the reports about the conversation",
    }),
    user_id: userKey.optional().meta({
      description: "A user who is a party of the conversation, by id or username",
    }),
    ...span,
  },
  item: reportedConversation,
});
