import { ApiError } from "../errors.ts";
import { createBatcher } from "../work/batch.ts";

/** The seconds that a caller has to wait, null when the call is admitted. */
export type CountCalls = (action: string, callerIds: string[]) => Promise<(number | null)[]>;

const MAX_BATCH = 500;

/** Counts a call of the caller against a limit. Calls that wait at the same moment are counted together. */
export function createCallCount(count: CountCalls) {
  const enqueue = createBatcher(count, MAX_BATCH);
  return async ({ id }: { id: string }, action: string): Promise<void> => {
    const retryAfterSeconds = await enqueue(action, id);
    if (retryAfterSeconds === null) return;
    const message = `Too many requests. Try again in ${retryAfterSeconds} seconds.`;
    throw new ApiError("RATE_LIMITED", "rate_limited", message, { retryAfterSeconds });
  };
}
