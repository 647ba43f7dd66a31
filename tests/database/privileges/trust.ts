/** Reviews, reports, identity checks and photo analysis: rights. */
import { change, everything } from "./rights.ts";
import type { Area } from "./rights.ts";

export const trust: Area = {
  tables: {
    "private.ai_days": { preloved_verbs: everything },
    "private.categorizations": { preloved_verbs: everything },
    "private.reports": { preloved_verbs: change },
    "private.reviews": { preloved_verbs: change },
  },
  functions: {
    "authenticated": [
      "api.admin_accounts",
      "api.admin_reports",
      "api.admin_reports_close",
      "api.admin_reviews_hide",
      "api.ai_categorize_claim",
      "api.ai_categorize_fail",
      "api.ai_categorize_finish",
      "api.ai_categorize_start",
      "api.auth_delete",
      "api.auth_export",
      "api.auth_report",
      "api.listings_report",
      "api.reviews_create",
      "api.reviews_reply",
      "api.reviews_user",
    ],
    "preloved_verbs": [
      "private.ai_day",
      "private.categorization_record",
      "private.end_look",
      "private.refuse_more_looks",
      "private.lock_account",
      "private.open_orders_of",
      "private.open_report",
      "private.report_record",
      "private.review_record",
      "private.ties_of",
    ],
    "": ["private.keep_what_was_listed", "private.profiles_show_or_hide", "private.reviews_count"],
  },
};
