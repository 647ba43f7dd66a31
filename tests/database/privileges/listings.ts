/** The shop window: rights. */
import { addOrDrop, append, change, columns, everything, read } from "./rights.ts";
import type { Area, Rights } from "./rights.ts";

const ON_SHOW: Rights = {
  select: columns(
    "id seller_id title description price original_price product_category gender " +
      "condition brand size color material style sub_category vibe_tags photos " +
      "weight_grams likes status deleted_at is_visible card created_at updated_at",
  ),
};

export const listings: Area = {
  tables: {
    "private.listing_search": { preloved_api: everything },
    "private.search_words": { preloved_api: append },
    "public.likes": { authenticated: read, preloved_api: addOrDrop },
    "public.listing_counts": { anon: read, authenticated: read, preloved_api: change },
    "public.listings": { anon: ON_SHOW, authenticated: ON_SHOW, preloved_api: change },
  },
};
