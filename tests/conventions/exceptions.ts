/** Where a name stands alone on purpose, and why. */

/** Endpoints without a SQL function of their own name, and why. */
export const NO_SQL: Record<string, string> = {
  shipping_couriers: "asks the shipping provider",
  jobs_run: "claims jobs of all kinds (internal.claim_jobs, jobs_extend, jobs_finish, jobs_fail)",
  jobs_minute: "asks QStash",
  live_streams_leave: "is counted together with views (api.live_streams_view)",
  push_vapid_public_key: "tells a setting",
};

/** Groups whose endpoints are entries of one table: the file that holds it, and the SQL function that serves all. */
export const TABLES: Record<string, { file: string; sql: string }> = {
  webhooks: { file: "callbacks", sql: "internal.store_webhook" },
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
  boosts_end: "work of a job",
  jobs_claim: "jobs_run",
  jobs_extend: "jobs_run",
  jobs_finish: "jobs_run",
  jobs_fail: "jobs_run",
  live_streams_notify: "work of a job",
  ktp_erase: "work of a job",
  ktp_erase_files: "work of a job",
  orders_deadline: "work of a job",
  orders_deadline_invoice: "work of a job",
  orders_remind: "work of a job",
  mail_send_request: "work of a job",
  mail_send_done: "work of a job",
  mail_observe: "callbacks about e-mail",
  notifications_digest: "work of a job",
  push_send_request: "work of a job",
  push_send_done: "work of a job, and push_test",
  shipping_book: "work of a job",
  shipping_book_request: "work of a job",
  shipping_cancel: "work of a job",
  check_withdrawal: "work of a job",
  check_withdrawal_known: "a payout callback",
  check_withdrawal_later: "work of a job",
  check_withdrawal_observe: "every look at a payout link",
  webhooks_stored: "every callback",
  webhooks_done: "every callback",
};
