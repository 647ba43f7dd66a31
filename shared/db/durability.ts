import type { OperationName } from "./operations.ts";

/**
 * The operations that commit asynchronously, without waiting for the disk, with the effect of PostgreSQL losing its
 * last half second. Every other operation waits: it concerns money, the reason of money, or an answer that a caller
 * relies on. private.ledger_post rejects transactions that do not wait.
 */
export const ASYNCHRONOUS: { readonly [Name in OperationName]?: string } = {
  "api.live_streams_view": "a count of viewers is lower by those of the last half second",
  "internal.apply_email_callbacks":
    "a status that is only shown is one step behind; bounces and complaints do not go this way",
  "internal.claim_jobs": "a lease is gone, and the job is claimed again",
  "internal.count_calls": "a limit allows a few more calls",
  "internal.extend_job_lease": "a lease ends earlier, and the job is claimed again",
  "internal.finish_and_claim_jobs":
    "jobs are done again, and a lease is gone; handlers are idempotent",
  "internal.finish_jobs": "a job is done again; handlers are idempotent",
  "internal.record_email_results":
    "e-mails are requested again, and the provider knows their idempotency key",
  "internal.record_outbox_deliveries": "an event is delivered again; the portal knows its id",
};

const ASYNCHRONOUS_COMMIT = "set local synchronous_commit = off";

/** The statements that set the role, and the operation's durability. */
export const withDurability = (role: string, operation: OperationName): string =>
  operation in ASYNCHRONOUS ? `${role}; ${ASYNCHRONOUS_COMMIT}` : role;

/** Evaluated first in a statement of the operation without its own transaction. */
export const durabilityOf = (operation: OperationName): string[] =>
  operation in ASYNCHRONOUS ? ["set_config('synchronous_commit', 'off', true)"] : [];
