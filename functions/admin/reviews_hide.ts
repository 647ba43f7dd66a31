import * as z from "zod";
import { review, reviewId } from "../../shared/domain/review.ts";
import { reasonText } from "../../shared/domain/text.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const reviewsHide = endpoint({
  id: "admin_reviews_hide",
  method: "PUT",
  path: "/admin/reviews/:id/hide",
  title: "Hide a review",
  description: "Hides it from users and from the average; `hidden: false` shows it again. The " +
    "reason stays in the audit log. `GET /admin/reviews` lists the hidden ones.",
  auth: staff("ops_admin"),
  dryRun: true,
  request: {
    params: { id: reviewId },
    body: z.object({
      reason: reasonText,
      hidden: z.boolean().default(true),
    }).meta({ example: { reason: "Berisi nomor telepon orang lain." } }),
  },
  response: { status: 200, schema: review.extend({ hidden: z.boolean() }) },
  reasons: ["review_not_found", "review_unchanged", "self_decision"],
  handler: ({ params, body, audit, client }) =>
    client.call("api.admin_reviews_hide", { review_id: params.id, ...body, audit }),
});
