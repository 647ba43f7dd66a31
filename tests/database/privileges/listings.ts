import { addOrDrop, change, columns, everything, read } from "./rights.ts";
import type { Area, Rights } from "./rights.ts";

const PUBLIC_COLUMNS: Rights = {
  select: columns(
    "id seller_id title description price original_price product_category gender " +
      "condition brand size color material style sub_category vibe_tags photos " +
      "weight_grams likes status deleted_at is_visible card created_at updated_at",
  ),
};

export const listings: Area = {
  tables: {
    "private.facet_aliases": { preloved_api: everything },
    "private.facet_labels": { preloved_api: addOrDrop },
    "private.listing_search": { preloved_api: everything },
    "private.listing_words": { preloved_api: addOrDrop },
    "private.saved_search_keys": { preloved_api: everything },
    "private.saved_searches": { preloved_api: everything },
    "private.search_alert_queue": { preloved_api: everything },
    "private.search_alerts": { preloved_api: everything },
    "private.search_words": { preloved_api: addOrDrop },
    "public.likes": { authenticated: read, preloved_api: addOrDrop },
    "public.listing_counts": { anon: read, authenticated: read, preloved_api: change },
    "public.listings": {
      anon: PUBLIC_COLUMNS,
      authenticated: PUBLIC_COLUMNS,
      preloved_api: change,
    },
  },
};
