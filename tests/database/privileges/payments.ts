import { append, change, everything, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const payments: Area = {
  tables: {
    "private.invoices": { preloved_api: everything },
    "private.refunds": { preloved_api: change },
    "private.suspense_closings": { preloved_api: append },
    "private.suspense_items": { preloved_api: read },
    "private.provider_events": { preloved_api: everything },
    "private.seen_callbacks": { preloved_api: append },
  },
};
