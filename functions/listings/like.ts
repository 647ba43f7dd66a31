import { liked, listingId } from "../../shared/domain/listing.ts";
import { active } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";

export const like = endpoint({
  id: "listings_like",
  method: "POST",
  path: "/listings/:id/like",
  title: "Like a listing",
  description: "Counts your like once, however often you call. Undo it with `DELETE " +
    "/listings/{id}/like`. 403 for your own, and after a block.",
  auth: active,
  request: { params: { id: listingId } },
  response: { status: 200, schema: liked },
  reasons: ["listing_not_found", "own_like", "user_blocked"],
  limit: "likes",
  handler: ({ params, client }) => client.call("api.listings_like", { listing_id: params.id }),
});
