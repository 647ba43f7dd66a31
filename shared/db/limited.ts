import type { ApiError } from "../errors.ts";
import { rateLimited } from "./call_counts.ts";
import { raised } from "./errors.ts";

/** The operations that internal.call_within_limit knows: each takes a subject and a list of calls. */
export type LimitedOperation = "api.live_streams_chat" | "api.live_streams_view";

export interface LimitedBatch {
  /** An action of private.rate_limits. */
  action: string;
  operation: LimitedOperation;
  subject: string;
  /** Returns the calls, once the transaction has begun. */
  take(): { user_id: string }[];
}

/** The outcome of one call of a batch. */
export type Outcome = { result: unknown } | { error: ApiError };

/** The result of internal.call_within_limit. */
export interface LimitedAnswer {
  /** For each call null, or the seconds to wait if it is over its user's limit. */
  waits: (number | null)[];
  /** The results of the admitted calls, in their order. */
  results?: unknown[];
  error?: { reason: string; hint: string };
}

/** The outcome of each call, in their order. */
export function outcomesOf({ waits, results = [], error }: LimitedAnswer): Outcome[] {
  const failure = error && raised(error.reason, error.hint);
  const admitted = waits.filter((wait) => wait === null).length;
  if (!failure && results.length !== admitted) {
    throw new Error("The operation did not return one result per call.");
  }
  let at = 0;
  return waits.map((wait) => {
    if (wait !== null) return { error: rateLimited(wait) };
    return failure ? { error: failure } : { result: results[at++] };
  });
}
