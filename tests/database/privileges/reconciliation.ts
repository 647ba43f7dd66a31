import { change, everything, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const reconciliation: Area = {
  tables: {
    "private.booked_fees": { preloved_api: read },
    "private.chargebacks": { preloved_api: change },
    "private.provider_movements": { preloved_api: read },
    "private.provider_transactions": { preloved_api: change },
    "private.reconciliation_differences": { preloved_api: change },
    "private.reconciliation_references": { preloved_api: everything },
    "private.reconciliation_runs": { preloved_api: change },
  },
};
