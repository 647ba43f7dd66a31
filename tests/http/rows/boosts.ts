import type { Row } from "./row.ts";

export const boosts: Record<string, Row> = {
  boosts_packages: { request: () => ({ path: "/boosts/packages" }), everyone: 200 },
  boosts_create: {
    request: ({ free_listing_id }) => ({
      path: "/boosts",
      body: { listing_id: free_listing_id, package: "boost_1d" },
    }),
    everyone: 403,
    but: { seller: 201 },
  },
  boosts_list: { request: () => ({ path: "/boosts" }), everyone: 200 },
  boosts_get: {
    request: ({ order }) => ({ path: `/boosts/${order.id}` }),
    everyone: 404,
  },
};
