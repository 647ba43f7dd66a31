/** Endpoints without a SQL function of their own name, and why. */
export const NO_SQL: Record<string, string> = {
  finance_outbox_run: "claims and records events (internal.claim_outbox_events)",
  jobs_minute: "calls QStash",
  jobs_run: "claims, extends and finishes jobs (internal.claim_jobs and others)",
  live_streams_leave: "is counted with the views (api.live_streams_view)",
  push_vapid_public_key: "returns a setting",
  shipping_couriers: "calls the shipping provider",
};

/** Groups whose endpoints are all declared in one file, and the name of that file. */
export const TABLES: Record<string, string> = { webhooks: "callbacks" };
