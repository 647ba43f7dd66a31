import { liked, listingId } from "../../shared/domain/listing.ts";
import { member } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";

export const unlike = endpoint({
  id: "listings_unlike",
  method: "DELETE",
  path: "/listings/:id/like",
  title: "Unlike a listing",
  description: "Removes your like; without one nothing changes. Works for listings that are no " +
    "longer for sale, too.",
  auth: member,
  request: { params: { id: listingId } },
  response: { status: 200, schema: liked },
  reasons: ["listing_not_found"],
  limit: "likes",
  handler: ({ params, client }) => client.call("api.listings_unlike", { listing_id: params.id }),
});
