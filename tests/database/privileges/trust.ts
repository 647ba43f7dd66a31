import { change, everything } from "./rights.ts";
import type { Area } from "./rights.ts";

export const trust: Area = {
  tables: {
    "private.ai_usage": { preloved_api: everything },
    "private.categorizations": { preloved_api: everything },
    "private.conversations": { preloved_api: change },
    "private.messages": { preloved_api: change },
    "private.ktp_submissions": { preloved_api: change },
    "private.reports": { preloved_api: change },
    "private.reviews": { preloved_api: change },
  },
};
