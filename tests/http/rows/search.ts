import { row } from "./row.ts";
import type { Row } from "./row.ts";

export const search: Record<string, Row> = {
  search_listings: row("/search?q=dress", 200),
  search_suggest: row("/search/suggest?q=dr", 200),
  searches_saved_list: row("/searches/saved", 200),
  searches_saved_create: row("/searches/saved", 201, { suspended: 403 }, {
    body: { name: "Batik", filters: { q: "batik" } },
  }),
  searches_saved_update: row(`/searches/saved/${crypto.randomUUID()}`, 404, {}, {
    body: { notify: "off" },
  }),
  searches_saved_delete: row(`/searches/saved/${crypto.randomUUID()}`, 404),
  feed_recently_sold: row("/feed/recently-sold", 200, { unregistered: 200 }),
};
