import { row } from "./row.ts";
import type { Row } from "./row.ts";

export const search: Record<string, Row> = {
  search_listings: row("/search?q=dress", 200),
  search_suggest: row("/search/suggest?q=dr", 200),
  feed_recently_sold: row("/feed/recently-sold", 200, { unregistered: 200 }),
};
