/** Reviews, reports, identity checks and photo analysis: rights. */
import { change } from "./rights.ts";
import type { Area } from "./rights.ts";

export const trust: Area = {
  tables: {
    "private.reviews": { preloved_verbs: change },
  },
  functions: {
    "authenticated": [
      "api.admin_reviews_hide",
      "api.reviews_create",
      "api.reviews_reply",
      "api.reviews_user",
    ],
    "preloved_verbs": ["private.review_record"],
    "": ["private.reviews_count"],
  },
};
