import * as z from "zod";
import { sellerId } from "../../shared/domain/profile.ts";
import { review } from "../../shared/domain/review.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { page, pageOf } from "../../shared/http/pagination.ts";

const reviewPage = pageOf(review).extend({
  average_rating: z.number().min(1).max(5).nullable().meta({
    description: "Rounded to two decimals; null without reviews",
    example: 4.9,
  }),
});

export const user = endpoint({
  id: "reviews_user",
  method: "GET",
  path: "/reviews/user/:userId",
  title: "List a seller's reviews",
  description: "What buyers wrote, newest first, with the average. Reviews that staff have " +
    "hidden are not in it.",
  auth: member,
  request: { params: { userId: sellerId }, query: z.object(page()) },
  response: { status: 200, schema: reviewPage },
  reasons: ["user_not_found"],
  handler: ({ params, query, client }) =>
    client.call("api.reviews_user", { user_id: params.userId, ...query }),
});
