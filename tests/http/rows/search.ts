import type { Row } from "./row.ts";

export const search: Record<string, Row> = {
  search_listings: { request: () => ({ path: "/search?q=dress" }), everyone: 200 },
  feed_recently_sold: {
    request: () => ({ path: "/feed/recently-sold" }),
    everyone: 200,
    but: { unregistered: 200 },
  },
};
