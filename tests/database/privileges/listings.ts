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
    "private.listing_search": { preloved_verbs: everything },
    "private.search_words": { preloved_verbs: append },
    "public.likes": { authenticated: read, preloved_verbs: addOrDrop },
    "public.listing_counts": { anon: read, authenticated: read, preloved_verbs: change },
    "public.listings": { anon: ON_SHOW, authenticated: ON_SHOW, preloved_verbs: change },
  },
  functions: {
    "anon": ["api.feed_recently_sold", "api.listings_boosted", "api.search_listings"],
    "anon authenticated": ["api.listings_browse", "api.listings_user"],
    "anon authenticated preloved_verbs": ["api.listing_cards", "api.listing_record"],
    "authenticated": [
      "api.admin_discovery",
      "api.listings_create",
      "api.listings_delete",
      "api.listings_get",
      "api.listings_photos",
      "api.listings_like",
      "api.listings_relist",
      "api.listings_unlike",
      "api.listings_update",
    ],
    "preloved_verbs": [
      "private.corrected_query",
      "private.count_listings",
      "private.index_listings",
      "private.likeable_listing",
      "private.listings_write_card",
      "private.own_listing",
      "private.search_matches",
      "private.search_page",
    ],
    "": [
      "private.listings_count",
      "private.listings_index",
      "private.profiles_show_or_hide",
    ],
  },
};
