import { change, everything, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const trust: Area = {
  tables: {
    "private.ai_usage": { preloved_api: everything },
    "private.categorizations": { preloved_api: everything },
    "private.conversations": { preloved_api: change },
    "private.messages": { preloved_api: change },
    "private.ktp_submissions": { preloved_api: change },
    "private.personal_data": { preloved_api: read },
    "private.personal_exports": { preloved_api: read },
    "private.personal_owners": { preloved_api: read },
    "private.order_parties": { preloved_api: read },
    "private.reports": { preloved_api: change },
    "private.reviews": { preloved_api: change },
  },
};
