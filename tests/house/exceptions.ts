/** Where a name stands alone on purpose, and why. */

/** Endpoints without a SQL function of their own name, and why. */
export const NO_SQL: Record<string, string> = {
  health_get: "asks nobody",
  shipping_couriers: "asks the shipping provider",
  jobs_run: "claims jobs of all kinds (api.jobs_claim, jobs_finish, jobs_fail)",
  webhooks_xendit: "stores every provider's callbacks alike (api.webhooks_receive)",
  webhooks_xendit_native: "stores every provider's callbacks alike (api.webhooks_receive)",
  webhooks_biteship: "stores every provider's callbacks alike (api.webhooks_receive)",
};

/** Second names of an endpoint, which live in the file of the first. */
export const ALIASES: Record<string, string> = {
  webhooks_payment_provider: "webhooks_xendit",
  webhooks_payment_provider_native: "webhooks_xendit_native",
  webhooks_shipping_provider: "webhooks_biteship",
};

/** SQL functions in schema api that no endpoint is named after, and why. */
export const NO_ENDPOINT: Record<string, string> = {
  calls_claim: "the router's Idempotency-Key",
  calls_settle: "the router's Idempotency-Key",
  calls_release: "the router's Idempotency-Key",
  callers_standing: "the router's look at the caller",
  wire_time: "part of answers",
  listing_record: "part of answers",
  listing_cards: "part of answers",
  jobs_claim: "jobs_run",
  jobs_finish: "jobs_run",
  jobs_fail: "jobs_run",
  orders_deadline: "work of a job",
  orders_deadline_invoice: "work of a job",
  orders_remind: "work of a job",
  shipping_cancel: "work of a job",
  webhooks_receive: "every callback",
  webhooks_stored: "every callback",
  webhooks_done: "every callback",
};
