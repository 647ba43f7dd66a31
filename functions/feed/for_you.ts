import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { listing } from "../../shared/domain/listing.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { rank, rankedPage, rankedPageOf } from "../../shared/http/pagination.ts";

export const forYou = endpoint({
  id: "feed_for_you",
  method: "GET",
  path: "/feed/for-you",
  title: "List what may interest you",
  description: "What is for sale, the newest 500 first, and of these first what is similar to " +
    "your latest likes, sold by those you follow, found by your saved searches, or fits you. Without any of " +
    "these: newest first. Nothing that you like already, nothing of your own, and nothing of " +
    "someone with whom there is a block.",
  auth: member,
  request: {
    query: z.object(
      rankedPage(
        "0fc4dfc4-feb3-4154-820f-22308900bf02_50_0fc4dfc4-feb3-4154-820f-22308900bf02",
        uuid,
        rank,
        uuid,
      ),
    ),
  },
  response: { status: 200, schema: rankedPageOf(listing) },
  handler: async ({ query: { limit, cursor = [] }, client }) => {
    const [first_id, points, after_id] = cursor;
    return await client.call("api.feed_for_you", { limit, first_id, points, after_id });
  },
});
