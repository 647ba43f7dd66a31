/** What buyers say of someone, and how it adds up. */
import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { review } from "../../shared/domain/review.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { page, pageOf } from "../../shared/http/pagination.ts";
import { ok } from "../../shared/http/reply.ts";

const shown = pageOf(review).extend({
  average_rating: z.number().min(1).max(5).nullable().meta({ description: "Two decimals" }),
});

export const user = endpoint({
  id: "reviews_user",
  method: "GET",
  path: "/reviews/user/:userId",
  auth: member,
  summary: "List what buyers say of someone, newest first, with the average.",
  request: { params: z.object({ userId: uuid }), query: z.object(page()) },
  response: { status: 200, schema: shown },
  errors: ["NOT_FOUND"],
  handler: async ({ params, query, client }) =>
    ok(await client.call("api.reviews_user", { user_id: params.userId, ...query })),
});
