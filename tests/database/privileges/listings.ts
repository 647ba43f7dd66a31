/** The shop window: rights. */
import { addOrDrop, change, columns, read } from "./rights.ts";
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
    "public.likes": { authenticated: read, preloved_verbs: addOrDrop },
    "public.listing_counts": { anon: read, authenticated: read, preloved_verbs: change },
    "public.listings": { anon: ON_SHOW, authenticated: ON_SHOW, preloved_verbs: change },
  },
  functions: {
    "anon authenticated": ["api.listings_browse", "api.listings_user"],
    "anon authenticated preloved_verbs": ["api.listing_cards", "api.listing_record"],
    "authenticated": [
      "api.listings_create",
      "api.listings_delete",
      "api.listings_get",
      "api.listings_photos",
      "api.listings_update",
    ],
    "preloved_verbs": [
      "private.count_listing",
      "private.listings_write_card",
      "private.own_listing",
    ],
    "": ["private.listings_count"],
  },
};
