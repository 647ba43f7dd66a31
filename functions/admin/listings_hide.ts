import * as z from "zod";
import { listingId } from "../../shared/domain/listing.ts";
import { reasonText } from "../../shared/domain/text.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { listingLine } from "./schemas/listing.ts";

export const listingsHide = endpoint({
  id: "admin_listings_hide",
  method: "PUT",
  path: "/admin/listings/:id/hide",
  title: "Hide a listing",
  description: "Takes it off every list, and its page from everybody but its seller, who reads " +
    "the reason; `hidden: false` shows it again. Orders go on. Orders, offers and conversations " +
    "about it keep its title and photo.",
  auth: staff("ops_admin"),
  dryRun: true,
  enqueuesJobs: true,
  request: {
    params: { id: listingId },
    body: z.object({
      reason: reasonText,
      hidden: z.boolean().default(true),
    }).meta({ example: { reason: "Fotonya dari toko lain." } }),
  },
  response: { status: 200, schema: listingLine },
  reasons: ["listing_not_found", "listing_unchanged", "self_decision"],
  handler: ({ params, body, audit, client }) =>
    client.call("api.admin_listings_hide", { listing_id: params.id, ...body, audit }),
});
