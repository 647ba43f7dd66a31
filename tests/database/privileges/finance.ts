import { change, everything } from "./rights.ts";
import type { Area } from "./rights.ts";

export const finance: Area = {
  tables: {
    "private.finance_inbox": { preloved_api: change },
    "private.finance_portal": { preloved_api: { select: "all", update: "all" } },
    "private.outbox": { preloved_api: everything },
    "private.portal_commands": { preloved_api: change },
    "private.seller_balances": { preloved_api: change },
    "private.seller_reviews": { preloved_api: change },
  },
};
