/** Each signal is a count, rupiah (`_drift`), or seconds (`_s`), and 0 without a problem. */
export const SIGNALS = {
  oldest_unsent_event_s: "Age of the oldest event not yet delivered to the finance portal",
  portal_down_s: "How long the finance portal has not answered",
  payments_down_s: "Since when every call to the payment provider has failed",
  shipping_down_s: "Since when every call to the shipping provider has failed",
  mail_down_s: "Since when every call to the e-mail provider has failed",
  storage_down_s: "Since when every call to the storage has failed",
  vision_down_s: "Since when every call to the vision model has failed",
  oldest_unread_portal_event_s:
    "Age of the oldest event of the finance portal that is not processed",
  dead_letters: "Dead events and jobs",
  failing_jobs: "Jobs that failed at least five times and are still retried",
  late_work_s: "How late the next due work is: scheduled runs are missing or too few",
  overdue_deadlines: "Orders whose automatic transition is more than five minutes late",
  stuck_leases: "Leases expired for over a minute whose work no worker took over",
  ledger_drift: "Rupiah by which balances and entries differ, by the last check",
  provider_drift: "Unexplained rupiah between the payment provider's statement and our ledger",
  reconciliation_behind_s: "How long the nightly comparison with the payment provider is overdue",
  ledger_check_behind_s: "How long a complete check of the ledger is overdue",
  parked_callbacks: "Callbacks with an unknown reference or not processed",
  old_disputes: "Disputes open for more than three days",
  uncounted_days: "Past days missing in analytics",
  open_cases: "Open staff cases",
  open_seller_reviews: "Open seller reviews requested by the finance portal",
  open_with_old_provider:
    "Orders, boosts, withdrawals and refunds that are open with an earlier payment provider",
  repeated_decisions:
    "Pairs of staff and user for whom one decided alone again in the last 24 hours, within 30 days of another time",
};

export type Signal = keyof typeof SIGNALS;
