import * as z from "zod";
import { orderKey, uuid } from "../../shared/domain/id.ts";
import { requiredText } from "../../shared/domain/text.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { note } from "./schemas/note.ts";

export const notesCreate = endpoint({
  id: "admin_notes_create",
  method: "POST",
  path: "/admin/notes",
  title: "Write a note",
  description: "For colleagues, about a user or an order: either `user_id` or `order`. Nobody " +
    "else reads it. It goes when the user deletes the account; 409 about an order whose party has done so.",
  auth: staff("ops_admin", "administrator"),
  request: {
    body: z.object({
      user_id: uuid.optional(),
      order: orderKey.optional(),
      text: requiredText(2000),
    }).refine((given) => (given.user_id === undefined) !== (given.order === undefined), {
      error: "give either user_id or order",
      path: ["user_id"],
    }).meta({
      example: { order: "ORD-261121-7K3M9Q", text: "Menelepon: paket dititip ke tetangga." },
    }),
  },
  response: { status: 201, schema: note },
  reasons: ["order_not_found", "party_left", "self_decision", "user_not_found"],
  handler: ({ body, audit, client }) => client.call("api.admin_notes_create", { ...body, audit }),
});
