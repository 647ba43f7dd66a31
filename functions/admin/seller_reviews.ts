import { userKey } from "../../shared/domain/id.ts";
import { sellerReview } from "./schemas/seller_review.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { sortByTime, span, statusOf } from "../../shared/http/pagination.ts";
import { staffList } from "./staff_list.ts";

export const sellerReviews = staffList({
  id: "admin_seller_reviews",
  path: "/admin/seller-reviews",
  title: "List seller reviews",
  description: "Sellers whom the finance portal asks us to look at, newest first. Next: `POST " +
    "/admin/seller-reviews/{id}/close`.",
  auth: staff("ops_admin"),
  filters: {
    status: statusOf("closed"),
    user_id: userKey.optional().meta({
      description: "Only what belongs to this user, by id or username",
    }),
    sort: sortByTime,
    ...span,
  },
  item: sellerReview,
});
