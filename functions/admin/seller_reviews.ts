/** Staff see whom the finance portal asks them to look at. */
import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { longPageOf, page, span, statusOf } from "../../shared/http/pagination.ts";
import { ok } from "../../shared/http/reply.ts";

export const sellerReview = z.object({
  id: z.uuid(),
  seller_id: z.uuid(),
  seller_username: z.string().nullable(),
  event_id: z.string().meta({ description: "The portal's event that asked for it" }),
  details: z.record(z.string(), z.json()),
  status: z.enum(["open", "closed"]),
  verdict: z.enum(["cleared", "confirmed"]).nullable(),
  note: z.string().nullable(),
  closed_by: z.uuid().nullable(),
  opened_at: wireTime,
  closed_at: wireTime.nullable(),
}).meta({ id: "SellerReview" });

export const sellerReviews = endpoint({
  id: "admin_seller_reviews",
  method: "GET",
  path: "/admin/seller-reviews",
  auth: staff("ops_admin"),
  summary: "List the reviews that the finance portal asked for, newest first.",
  request: {
    query: z.object({
      status: statusOf("closed"),
      user_id: uuid.optional(),
      ...span,
      ...page(),
    }),
  },
  response: { status: 200, schema: longPageOf(sellerReview) },
  handler: async ({ query: { limit, offset, ...filters }, door }) =>
    ok(await door.call("admin_seller_reviews", { filters, limit, offset })),
});
