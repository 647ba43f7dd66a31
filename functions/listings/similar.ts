import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { listing, listingId } from "../../shared/domain/listing.ts";
import { member } from "../../shared/http/endpoint.ts";
import { rank, rankedPage, rankedPageOf } from "../../shared/http/pagination.ts";
import { endpoint } from "./deps.ts";

export const similar = endpoint({
  id: "listings_similar",
  method: "GET",
  path: "/listings/:id/similar",
  title: "List similar listings",
  description: "What is for sale of the same category and gender, the most similar first: by " +
    "brand, words, color, size and price, and by their photos where these are compared. Nothing of your own, and nothing of someone with whom " +
    "there is a block. Compares the newest 5,000, and of the others those of the same kind (sub-category, else the first word of the " +
    "title) and color, and those that share three of brand, color, kind, material, size and style. 404 as `GET /listings/:id`.",
  auth: member,
  request: {
    params: { id: listingId },
    query: z.object(rankedPage("12_0fc4dfc4-feb3-4154-820f-22308900bf02", rank, uuid)),
  },
  response: { status: 200, schema: rankedPageOf(listing) },
  reasons: ["listing_not_found"],
  handler: async ({ params, query: { limit, cursor = [] }, client }) => {
    const [distance, after_id] = cursor;
    return await client.call("api.listings_similar", {
      listing_id: params.id,
      limit,
      distance,
      after_id,
    });
  },
});
