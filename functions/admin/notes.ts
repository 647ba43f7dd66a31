import * as z from "zod";
import { orderKey, userKey } from "../../shared/domain/id.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { longCursorPageOf, span, staffPage } from "../../shared/http/pagination.ts";
import { note } from "./schemas/note.ts";

export const notes = endpoint({
  id: "admin_notes",
  method: "GET",
  path: "/admin/notes",
  title: "List notes of staff",
  description: "What staff wrote down about users and orders, newest first. 403 for notes about " +
    "you or an order of yours.",
  auth: staff("ops_admin", "administrator"),
  request: {
    query: z.object({
      user_id: userKey.optional().meta({ description: "Only about this user, by id or username" }),
      order: orderKey.optional(),
      ...span,
      ...staffPage(),
    }),
  },
  response: { status: 200, schema: longCursorPageOf(note) },
  reasons: ["self_decision"],
  handler: ({ query: { limit, offset, ...filters }, client }) =>
    client.call("api.admin_notes", { filters, limit, offset }),
});
