import type { OperationName } from "./operations.ts";

/**
 * The service's operations that are one statement, without their own transaction. A pooler keeps a statement until
 * it has a free connection, so the statement may still run after its caller has given up. The text says why that is
 * harmless. Each call is repeated until it succeeds, so each operation may run more than once anyway. None may
 * overwrite the result of a repeat, as internal.finish_webhook would.
 */
export const LATE: { readonly [Name in OperationName]?: string } = {
  "internal.apply_email_callbacks":
    "The provider repeats the callback, and the repeat changes nothing.",
  "internal.begin_bookings": "The bookings are stored, and their jobs request them.",
  "internal.booking_to_request": "The booking is stored, and its job requests it.",
  "internal.claim_jobs": "The jobs wait until their lease ends.",
  "internal.close_solved_cases": "It closes the cases that the next run would close.",
  "internal.count_calls": "It counts a call that nobody made.",
  "internal.emails_to_send": "Jobs send these e-mails later, under the same key.",
  "internal.enqueue_search_alerts": "It enqueues the jobs that the next run would enqueue.",
  "internal.extend_job_lease": "The jobs wait until the longer lease ends.",
  "internal.finish_and_claim_jobs":
    "The finished jobs stay finished; the claimed ones wait until their lease ends.",
  "internal.finish_jobs": "The jobs stay finished.",
  "internal.finish_order": "It stores the invoice, or expires it if another one is stored.",
  "internal.load_caller": "The user did make a call on that day.",
  "internal.receive_payment_callback":
    "It applies the payment, unless the provider's repeat is stored already.",
  "internal.record_booking": "The booking's job would store the same booking.",
  "internal.record_bookings": "The bookings' jobs would store the same bookings.",
  "internal.record_email_results": "The provider gives the same answer to the same key.",
  "internal.require_viewer": "It writes nothing.",
  "internal.seal_books": "It seals the block that the next run would seal.",
  "internal.store_webhook": "The provider repeats the callback, and the repeat finds it stored.",
};

export const mayRunLate = (operation: OperationName): boolean => operation in LATE;
