import { addOrDrop, change, everything, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const listings: Area = {
  tables: {
    "private.facet_aliases": { preloved_api: everything },
    "private.size_systems": { preloved_api: read },
    "private.facet_labels": { preloved_api: addOrDrop },
    "private.listing_search": { preloved_api: everything },
    "private.listing_traits": { preloved_api: everything },
    "private.listing_words": { preloved_api: addOrDrop },
    "private.photos": { preloved_api: everything },
    "private.saved_search_keys": { preloved_api: everything },
    "private.saved_searches": { preloved_api: everything },
    "private.search_alert_queue": { preloved_api: everything },
    "private.search_alerts": { preloved_api: everything },
    "private.search_words": { preloved_api: addOrDrop },
    "public.likes": { preloved_api: addOrDrop },
    "public.listing_counts": { preloved_api: change },
    "public.listings": { preloved_api: change },
  },
};
