import { DRESS } from "../../support/sale.ts";
import { row } from "./row.ts";
import type { Row } from "./row.ts";

export const listings: Record<string, Row> = {
  listings_browse: row("/listings", 200),
  listings_get: row(({ listing_id }) => `/listings/${listing_id}`, 200),
  listings_user: row(({ seller }) => `/listings/user/${seller.id}`, 200),
  listings_create: row("/listings", 201, { suspended: 403 }, { body: DRESS }),
  listings_photos: row("/listings/photos", 200, undefined, {
    body: { content_type: "image/jpeg" },
  }),
  listings_update: row(({ free_listing_id }) => `/listings/${free_listing_id}`, 403, {
    seller: 200,
  }, { body: { title: "Dress baru" } }),
  listings_boosted: row("/listings/boosted", 200),
  listings_like: row(({ free_listing_id }) => `/listings/${free_listing_id}/like`, 200, {
    suspended: 403,
  }),
  listings_unlike: row(({ free_listing_id }) => `/listings/${free_listing_id}/like`, 200),
  listings_liked: row("/listings/liked", 200),
  listings_following: row("/listings/following", 200),
  listings_relist: row(({ free_listing_id }) => `/listings/${free_listing_id}/relist`, 403, {
    seller: 409,
  }),
  listings_delete: row(({ free_listing_id }) => `/listings/${free_listing_id}`, 403, {
    seller: 200,
    buyer: 404,
  }),
  listings_report: row(({ listing_id }) => `/listings/${listing_id}/report`, 201, { seller: 403 }, {
    body: { reason: "counterfeit" },
  }),
};
