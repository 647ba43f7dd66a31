/** Being shown first: rights. */
import { change, everything, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const boosts: Area = {
  tables: {
    "private.boost_packages": { preloved_verbs: read },
    "private.boost_periods": { preloved_verbs: change },
    "private.boost_purchases": { preloved_verbs: everything },
  },
  functions: {
    "anon": ["api.boosts_packages"],
    "authenticated": [
      "api.admin_growth_boosts",
      "api.boosts_create_reserve",
      "api.boosts_get",
      "api.boosts_list",
    ],
    "service_role": [
      "api.boosts_create_abandon",
      "api.boosts_create_finish",
      "api.boosts_create_observe",
      "api.boosts_create_pending",
      "api.boosts_create_unpaid",
      "api.boosts_end",
    ],
    "preloved_verbs": [
      "private.book_boost",
      "private.boost_record",
      "private.boost_request",
      "private.lease_boost",
      "private.new_boost_reference",
      "private.resume_boost",
      "private.start_boost",
      "private.take_boost_payment",
    ],
    "": ["private.listings_inherit_boost"],
  },
};
