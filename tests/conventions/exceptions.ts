/** Endpoints without a SQL function of their own name, and why. */
export const NO_SQL: Record<string, string> = {
  finance_outbox_run: "claims and records events (internal.claim_outbox_events)",
  jobs_minute: "calls QStash",
  jobs_run: "claims, extends and finishes jobs (internal.claim_jobs and others)",
  live_streams_leave: "is counted with the views (api.live_streams_view)",
  push_vapid_public_key: "returns a setting",
  shipping_couriers: "calls the shipping provider",
};

/** Endpoints that write or call a provider without a rate limit of their own, and why. */
export const NO_LIMIT: Record<string, string> = {
  health_get: "is open; the checks of the providers are shared and kept for a while",
};

/** Kinds of callers that no rate limit stops, and why. */
export const NO_LIMIT_FOR: Record<string, string> = {
  signed: "other systems, whose repeats must arrive",
  staff: "few people, whose every change is in the audit log",
};

/** Groups whose endpoints are all declared in one file, and the name of that file. */
export const TABLES: Record<string, string> = { webhooks: "callbacks" };
