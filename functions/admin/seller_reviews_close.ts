import * as z from "zod";
import { idOf } from "../../shared/domain/id.ts";
import { sellerReview } from "./schemas/seller_review.ts";
import { optionalText } from "../../shared/domain/text.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const sellerReviewsClose = endpoint({
  id: "admin_seller_reviews_close",
  method: "POST",
  path: "/admin/seller-reviews/:id/close",
  title: "Close a seller review",
  description: "Records whether the suspicion was confirmed. Change the account first; 409 when " +
    "it is closed already.",
  auth: staff("ops_admin"),
  request: {
    params: { id: idOf("The request's id, from `GET /admin/seller-reviews`") },
    body: z.object({ verdict: z.enum(["cleared", "confirmed"]), note: optionalText(500) }),
  },
  response: { status: 200, schema: sellerReview },
  reasons: ["self_decision", "seller_review_closed", "seller_review_not_found"],
  dryRun: true,
  handler: ({ params, body, audit, client }) =>
    client.call("api.admin_seller_reviews_close", { review_id: params.id, ...body, audit }),
});
