/** Invoices and the callbacks of all providers: rights. */
import { change, everything, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const payments: Area = {
  tables: {
    "private.invoices": { preloved_verbs: everything },
    "private.parked_money": { preloved_verbs: read },
    "private.provider_events": { preloved_verbs: change },
  },
  functions: {
    "authenticated": [
      "api.admin_suspense",
      "api.admin_suspense_apply",
      "api.admin_suspense_refund",
      "api.payments_check",
    ],
    "service_role": [
      "api.payments_check_disown",
      "api.payments_check_observe",
      "api.webhooks_done",
      "api.webhooks_receive",
      "api.webhooks_stored",
    ],
    "preloved_verbs": [
      "private.close_unpaid_invoice",
      "private.has_left",
      "private.invoice_request",
      "private.lock_parked",
      "private.park_money",
      "private.park_stray",
      "private.parked_record",
      "private.parked_records",
      "private.take_from_suspense",
      "private.take_late_payment",
    ],
  },
};
