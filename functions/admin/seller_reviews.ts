import * as z from "zod";
import { userKey } from "../../shared/domain/id.ts";
import { sellerReview } from "./schemas/seller_review.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import {
  longCursorPageOf,
  sortByTime,
  span,
  staffPage,
  statusOf,
} from "../../shared/http/pagination.ts";

export const sellerReviews = endpoint({
  id: "admin_seller_reviews",
  method: "GET",
  path: "/admin/seller-reviews",
  title: "List seller reviews",
  description: "Sellers whom the finance portal asks us to look at, newest first. Next: `POST " +
    "/admin/seller-reviews/{id}/close`.",
  auth: staff("ops_admin"),
  request: {
    query: z.object({
      status: statusOf("closed"),
      user_id: userKey.optional().meta({
        description: "Only what belongs to this user, by id or username",
      }),
      sort: sortByTime,
      ...span,
      ...staffPage(),
    }),
  },
  response: { status: 200, schema: longCursorPageOf(sellerReview) },
  handler: ({ query: { limit, offset, ...filters }, client }) =>
    client.call("api.admin_seller_reviews", { filters, limit, offset }),
});
