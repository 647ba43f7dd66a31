/** Our books beside the provider's: rights. */
import { change, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const reconciliation: Area = {
  tables: {
    "private.provider_movements": { preloved_verbs: read },
    "private.provider_transactions": { preloved_verbs: change },
    "private.reconciliation_differences": { preloved_verbs: change },
    "private.reconciliation_runs": { preloved_verbs: change },
    "private.reconciliation_sums": { preloved_verbs: read },
  },
  functions: {
    "authenticated": ["api.admin_reconciliation", "api.admin_reconciliation_approve"],
    "service_role": [
      "api.admin_reconciliation_begin",
      "api.admin_reconciliation_collect",
      "api.admin_reconciliation_compare",
      "api.admin_reconciliation_end",
    ],
    "preloved_verbs": [
      "private.count_as_booked",
      "private.difference_record",
      "private.is_purchase",
      "private.ledger_drift",
      "private.lock_difference",
      "private.refuse_blind_correction",
    ],
  },
};
