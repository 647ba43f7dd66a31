import * as z from "zod";
import { review, reviewId } from "../../shared/domain/review.ts";
import { withoutContacts } from "../../shared/domain/contacts/mask.ts";
import { requiredText } from "../../shared/domain/text.ts";
import { active, endpoint } from "../../shared/http/endpoint.ts";

export const reply = endpoint({
  id: "reviews_reply",
  method: "POST",
  path: "/reviews/:id/reply",
  title: "Reply to a review",
  description: "The seller's one reply, shown below the review. 409 for a second one, 403 for " +
    "anyone else.",
  auth: active,
  request: {
    params: { id: reviewId },
    body: z.object({ reply: withoutContacts(requiredText(1000)) })
      .meta({ example: { reply: "Terima kasih, senang bajunya cocok!" } }),
  },
  response: { status: 201, schema: review },
  reasons: ["already_replied", "not_the_seller", "review_not_found"],
  limit: "reviews",
  handler: ({ params, body, client }) =>
    client.call("api.reviews_reply", { review_id: params.id, reply: body.reply }),
});
