import * as z from "zod";
import { userKey } from "../../shared/domain/id.ts";
import { review } from "../../shared/domain/review.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { span } from "../../shared/http/pagination.ts";
import { staffList } from "./staff_list.ts";

const hiddenReview = z.object({
  ...review.pick({ id: true, seller_id: true, rating: true, comment: true, reply: true }).shape,
  seller_username: z.string(),
  reviewer_id: z.uuid(),
  reviewer_username: z.string().meta({ example: "budi.s" }),
  hidden_at: wireTime,
  created_at: wireTime,
}).meta({ id: "HiddenReview" });

export const reviews = staffList({
  id: "admin_reviews",
  path: "/admin/reviews",
  title: "List hidden reviews",
  description: "Reviews that staff have hidden, newest first; all others are in `GET " +
    "/reviews/user/{userId}`. Next: `PUT /admin/reviews/{id}/hide` with `hidden: false`.",
  auth: staff("ops_admin"),
  filters: {
    user_id: userKey.optional().meta({ description: "The seller, by id or username" }),
    ...span,
  },
  item: hiddenReview,
});
