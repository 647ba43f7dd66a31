import type { OperationName } from "./operations.ts";

/**
 * The service's operations that are one statement, without their own transaction. The text says what a run does after
 * its call has failed: a pooler keeps statements until it has a free connection. Each call repeats until it succeeds,
 * so each operation may run more than once anyway. None may overwrite the result of a repeat, as
 * internal.finish_webhook would.
 */
export const LATE: { readonly [Name in OperationName]?: string } = {
  "internal.apply_email_callbacks": "the provider posts the callback again, and it is known",
  "internal.begin_bookings": "the bookings are begun, and their jobs request them",
  "internal.booking_to_request": "the booking is begun, and its job requests it",
  "internal.claim_jobs": "the jobs are claimed again when the lease ends",
  "internal.close_solved_cases": "what is solved is closed",
  "internal.count_calls": "a call is counted that was not made",
  "internal.emails_to_send": "the e-mails have the key of a call that their jobs make",
  "internal.enqueue_search_alerts": "what waits becomes a job, once",
  "internal.extend_job_lease": "a lease that nobody works under lasts longer",
  "internal.finish_and_claim_jobs":
    "the work is done, and jobs are claimed again when the lease ends",
  "internal.finish_jobs": "the work is done",
  "internal.finish_order": "the provider has the invoice, and the order's job finishes it",
  "internal.load_caller": "the caller was there today",
  "internal.receive_payment_callback":
    "the payment is applied as the provider had it, unless the callback was stored since",
  "internal.record_booking": "the provider has the booking, and its job finds it",
  "internal.record_bookings": "the provider has the bookings, and their jobs find them",
  "internal.record_email_results": "the provider knows the e-mails' keys, and answers the same",
  "internal.require_viewer": "nothing is written",
  "internal.seal_books": "what is not sealed is sealed, in order",
  "internal.store_webhook": "the provider posts the callback again, and it is known",
};

export const mayRunLate = (operation: OperationName): boolean => operation in LATE;
