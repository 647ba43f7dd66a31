import * as z from "zod";
import { listingId } from "../../shared/domain/listing.ts";
import { member } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";

export const del = endpoint({
  id: "listings_delete",
  method: "DELETE",
  path: "/listings/:id",
  title: "Delete a listing",
  description: "Takes it out of every list; orders keep their copy. Its seller only (403), and " +
    "not while it is reserved or sold (409).",
  auth: member,
  request: { params: { id: listingId } },
  response: { status: 200, schema: z.object({ id: z.uuid(), deleted: z.literal(true) }) },
  reasons: ["listing_not_changeable", "listing_not_found", "not_the_seller"],
  limit: "listing_changes",
  handler: ({ params, client }) => client.call("api.listings_delete", { listing_id: params.id }),
});
