import { change, columns, everything, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const platform: Area = {
  tables: {
    "private.idempotency_keys": { preloved_api: everything },
    "private.job_floor": { preloved_api: { select: "all", update: "all" } },
    "private.job_kinds": { preloved_api: read },
    "private.providers": { preloved_api: { select: "all", update: "all" } },
    "private.jobs": { preloved_api: everything },
    "private.retention": { preloved_api: read },
    "private.retention_passes": { preloved_api: change },
    "private.run_chains": { preloved_api: change },
    "private.rate_limits": { preloved_api: read },
    "private.rate_windows": { preloved_api: everything },
    "private.settings": {
      preloved_api: { ...read, update: columns("value changed_at changed_by") },
    },
  },
};
