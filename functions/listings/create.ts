import { fullListing, newListing } from "../../shared/domain/listing.ts";
import { active } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";
import { checkPhotos } from "./check_photos.ts";
import { photoReasons } from "../../shared/work/photos.ts";

export const create = endpoint({
  id: "listings_create",
  method: "POST",
  path: "/listings",
  title: "Create a listing",
  description: "Puts a thing up for sale at once. Photos are `public_url`s of `POST " +
    "/listings/photos` or other public https URLs; 503 when a photo cannot be checked in " +
    "time, 409 with `Retry-After` while large PNGs are checked. A text with contact data is 400.",
  auth: active,
  request: { body: newListing },
  response: { status: 201, schema: fullListing },
  reasons: [...photoReasons, "measurement_unknown"],
  limit: "listing_creation",
  handler: async ({ body, caller, client, deps }) => {
    await checkPhotos(deps, caller.id, body);
    return await client.call("api.listings_create", { listing: body });
  },
});
