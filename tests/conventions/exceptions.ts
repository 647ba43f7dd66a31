/** Endpoints without a SQL function of their own name, and why. */
export const NO_SQL: Record<string, string> = {
  finance_outbox_run: "claims and records events (internal.claim_outbox_events)",
  jobs_minute: "asks QStash",
  jobs_run: "claims, extends and finishes jobs (internal.claim_jobs and others)",
  live_streams_leave: "is counted together with views (api.live_streams_view)",
  push_vapid_public_key: "returns a setting",
  shipping_couriers: "asks the shipping provider",
};

/** Groups whose endpoints are entries of one table, and the file of that table. */
export const TABLES: Record<string, string> = { webhooks: "callbacks" };
