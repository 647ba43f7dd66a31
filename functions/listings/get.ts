import * as z from "zod";
import { fullListing, listingId, seller } from "../../shared/domain/listing.ts";
import { onVacationUntil } from "../../shared/domain/profile.ts";
import { member } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";

export const get = endpoint({
  id: "listings_get",
  method: "GET",
  path: "/listings/:id",
  title: "Get a listing",
  description: "One listing with your own like, also when it is reserved or sold. 404 when it is " +
    "deleted, or removed or hidden and not yours. Next: `POST /shipping/rates`.",
  auth: member,
  request: { params: { id: listingId } },
  response: {
    status: 200,
    schema: fullListing.extend({
      seller: seller.extend({ on_vacation_until: onVacationUntil }),
      liked_by_me: z.boolean(),
    }),
  },
  reasons: ["listing_not_found"],
  handler: ({ params, client }) => client.call("api.listings_get", { listing_id: params.id }),
});
