import { DRESS } from "../../support/sale.ts";
import type { Row } from "./row.ts";

export const listings: Record<string, Row> = {
  listings_browse: { request: () => ({ path: "/listings" }), everyone: 200 },
  listings_get: {
    request: ({ listing_id }) => ({ path: `/listings/${listing_id}` }),
    everyone: 200,
  },
  listings_user: {
    request: ({ seller }) => ({ path: `/listings/user/${seller.id}` }),
    everyone: 200,
  },
  listings_create: {
    request: () => ({ path: "/listings", body: DRESS }),
    everyone: 201,
    but: { suspended: 403 },
  },
  listings_photos: {
    request: () => ({ path: "/listings/photos", body: { content_type: "image/jpeg" } }),
    everyone: 200,
    but: { suspended: 403 },
  },
  listings_update: {
    request: ({ free_listing_id }) => ({
      path: `/listings/${free_listing_id}`,
      body: { title: "Dress baru" },
    }),
    everyone: 403,
    but: { seller: 200 },
  },
  listings_boosted: { request: () => ({ path: "/listings/boosted" }), everyone: 200 },
  listings_like: {
    request: ({ free_listing_id }) => ({ path: `/listings/${free_listing_id}/like` }),
    everyone: 200,
    but: { suspended: 403 },
  },
  listings_unlike: {
    request: ({ free_listing_id }) => ({ path: `/listings/${free_listing_id}/like` }),
    everyone: 200,
  },
  listings_relist: {
    request: ({ free_listing_id }) => ({ path: `/listings/${free_listing_id}/relist` }),
    everyone: 403,
    but: { seller: 409 },
  },
  listings_delete: {
    request: ({ free_listing_id }) => ({ path: `/listings/${free_listing_id}` }),
    everyone: 403,
    but: { seller: 200, buyer: 404 },
  },
  listings_report: {
    request: ({ listing_id }) => ({
      path: `/listings/${listing_id}/report`,
      body: { reason: "counterfeit" },
    }),
    everyone: 201,
    but: { seller: 403 },
  },
};
