import { ApiError } from "../errors.ts";
import { createBatcher } from "../concurrency/batch.ts";
import type { DatabaseClient } from "./client.ts";

/** A call that was counted against a limit of `max` calls in `per` seconds. */
export interface Counted {
  /** Null for a call that is admitted, else the seconds to wait. */
  wait: number | null;
  /** How many more calls are admitted until the window ends. */
  left: number;
  /** Seconds. */
  ends_in: number;
  max: number;
  per: number;
}

const MAX_BATCH = 500;

/** Counts a call of the caller against a limit. Calls that wait at the same moment are one statement. */
export function createCallCount(service: DatabaseClient) {
  const enqueue = createBatcher<string, Counted>(
    async (action, caller_ids) =>
      await service.call("internal.count_calls", { action, caller_ids }),
    MAX_BATCH,
  );
  return ({ id }: { id: string }, action: string): Promise<Counted> => enqueue(action, id);
}

export function rateLimited(retryAfterSeconds: number): ApiError {
  return new ApiError("rate_limited", { retryAfterSeconds });
}
