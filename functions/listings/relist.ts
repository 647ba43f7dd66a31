import { fullListing, listingId } from "../../shared/domain/listing.ts";
import { active } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";

export const relist = endpoint({
  id: "listings_relist",
  method: "POST",
  path: "/listings/:id/relist",
  title: "Relist a listing",
  description: "Puts your removed listing up for sale again, for example after a return. 409 " +
    "unless it is removed.",
  auth: active,
  request: { params: { id: listingId } },
  response: { status: 200, schema: fullListing },
  reasons: ["listing_not_found", "listing_not_removed", "not_the_seller"],
  limit: "listing_creation",
  handler: ({ params, client }) => client.call("api.listings_relist", { listing_id: params.id }),
});
