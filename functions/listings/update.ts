import { fullListing, listingChanges, listingId } from "../../shared/domain/listing.ts";
import { member } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";
import { checkPhotos } from "./check_photos.ts";
import { photoReasons } from "../../shared/work/photos.ts";

export const update = endpoint({
  id: "listings_update",
  method: "PATCH",
  path: "/listings/:id",
  title: "Change a listing",
  description: "Changes the fields that you send; null clears an optional one. Its seller only " +
    "(403), and not while it is reserved or sold (409). A text with contact data is 400.",
  auth: member,
  request: { params: { id: listingId }, body: listingChanges },
  response: { status: 200, schema: fullListing },
  reasons: [
    ...photoReasons,
    "listing_not_changeable",
    "listing_not_found",
    "measurement_unknown",
    "not_the_seller",
  ],
  limit: "listing_changes",
  handler: async ({ params, body, caller, client, deps }) => {
    await checkPhotos(deps, caller.id, body);
    return await client.call("api.listings_update", { listing_id: params.id, changes: body });
  },
});
