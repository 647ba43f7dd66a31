import { orderKey, userKey } from "../../shared/domain/id.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { span } from "../../shared/http/pagination.ts";
import { note } from "./schemas/note.ts";
import { staffList } from "./staff_list.ts";

export const notes = staffList({
  id: "admin_notes",
  path: "/admin/notes",
  title: "List notes of staff",
  description: "What staff wrote down about users and orders, newest first. 403 for notes about " +
    "you or an order of yours.",
  auth: staff("ops_admin", "administrator"),
  filters: {
    user_id: userKey.optional().meta({ description: "Only about this user, by id or username" }),
    order: orderKey.optional(),
    ...span,
  },
  item: note,
  reasons: ["self_decision"],
});
