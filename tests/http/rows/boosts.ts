import { row } from "./row.ts";
import type { Row } from "./row.ts";

export const boosts: Record<string, Row> = {
  boosts_packages: row("/boosts/packages", 200),
  boosts_create: row("/boosts", 403, { seller: 201 }, {
    body: ({ free_listing_id }) => ({ listing_id: free_listing_id, package: "boost_1d" }),
  }),
  boosts_list: row("/boosts", 200),
  boosts_get: row(({ order }) => `/boosts/${order.id}`, 404),
};
