import { ApiError } from "../errors.ts";
import { createBatcher } from "../concurrency/batch.ts";

/** A call that was counted against a limit of `max` calls in `per` seconds. */
export interface Counted {
  /** Null for an admitted call, otherwise the seconds to wait. */
  wait: number | null;
  /** Calls left until the window ends. */
  left: number;
  /** Seconds. */
  ends_in: number;
  max: number;
  per: number;
}

const MAX_BATCH = 500;

/** Counts a call of the caller against a limit. Calls that wait at the same moment are one statement. */
export function createCallCount(
  countCalls: (action: string, caller_ids: string[]) => Promise<Counted[]>,
) {
  const enqueue = createBatcher(countCalls, MAX_BATCH);
  return ({ id }: { id: string }, action: string): Promise<Counted> => enqueue(action, id);
}

export function rateLimited(retryAfterSeconds: number): ApiError {
  return new ApiError("rate_limited", { retryAfterSeconds });
}
