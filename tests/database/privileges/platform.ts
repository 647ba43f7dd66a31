/** What every request and job stands on: rights. */
import { change, everything, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const platform: Area = {
  tables: {
    "private.idempotency_keys": { preloved_verbs: everything },
    "private.job_kinds": { preloved_verbs: read },
    "private.jobs": { preloved_verbs: change },
    "private.rate_limits": { preloved_verbs: read },
    "private.rate_windows": { preloved_verbs: everything },
    "private.settings": { preloved_verbs: read },
  },
  functions: {
    "anon authenticated preloved_ledger preloved_verbs service_role": ["api.wire_time"],
    "anon service_role": ["api.health_get"],
    "authenticated": ["api.admin_jobs_redrive", "api.admin_reliability"],
    "authenticated service_role": ["api.calls_settle"],
    "service_role": [
      "api.calls_claim",
      "api.calls_release",
      "api.jobs_claim",
      "api.jobs_extend",
      "api.jobs_fail",
      "api.jobs_finish",
    ],
    "preloved_ledger preloved_verbs": ["private.now", "private.refuse"],
    "preloved_verbs": [
      "private.age_seconds",
      "private.enqueue",
      "private.enqueue_anew",
      "private.is_first_in_lane",
      "private.limit_rate",
      "private.limit_rates",
      "private.next_work_at",
      "private.reliability_signals",
      "private.retry_seconds",
      "private.setting",
      "private.texts",
    ],
  },
};
