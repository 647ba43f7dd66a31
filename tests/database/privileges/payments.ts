/** Invoices and the callbacks of all providers: rights. */
import { change, everything } from "./rights.ts";
import type { Area } from "./rights.ts";

export const payments: Area = {
  tables: {
    "private.invoices": { preloved_verbs: everything },
    "private.provider_events": { preloved_verbs: change },
  },
  functions: {
    "authenticated": ["api.payments_check"],
    "service_role": [
      "api.payments_check_observe",
      "api.webhooks_done",
      "api.webhooks_receive",
      "api.webhooks_stored",
    ],
    "preloved_verbs": [
      "private.invoice_request",
      "private.park_money",
      "private.take_late_payment",
    ],
  },
};
