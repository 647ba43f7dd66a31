/** The finance portal, in both directions: rights. */
import { change } from "./rights.ts";
import type { Area } from "./rights.ts";

export const finance: Area = {
  tables: {
    "private.finance_inbox": { preloved_verbs: change },
    "private.finance_portal": { preloved_verbs: { select: "all", update: "all" } },
    "private.outbox": { preloved_verbs: change },
    "private.portal_commands": { preloved_verbs: change },
    "private.seller_balances": { preloved_verbs: change },
    "private.seller_reviews": { preloved_verbs: change },
  },
  functions: {
    "authenticated": [
      "api.admin_outbox_redrive",
      "api.admin_seller_reviews",
      "api.admin_seller_reviews_close",
      "api.finances_balance",
    ],
    "service_role": [
      "api.finance_inbox_run",
      "api.finance_outbox_run_claim",
      "api.finance_outbox_run_record",
      "api.finances_balance_keep",
      "api.internal_events",
      "api.internal_receive",
      "api.internal_resolve_dispute",
    ],
    "preloved_verbs": [
      "private.act_on_portal_event",
      "private.disburse",
      "private.event_envelope",
      "private.is_next_of_aggregate",
      "private.publish",
      "private.seller_review_record",
    ],
  },
};
