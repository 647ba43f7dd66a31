import { ApiError } from "../errors.ts";
import { createBatcher } from "../concurrency/batch.ts";
import { withDurability } from "./durability.ts";
import { requireUuid, SERVICE_ROLE } from "./roles.ts";

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

/**
 * Counts a call of the caller against a limit. Calls that wait at the same moment are one message of `send`, which
 * returns the rows of each of its statements.
 */
export function createCallCount(send: (statements: string) => Promise<unknown>) {
  const enqueue = createBatcher<string, Counted>(
    async (action, callerIds) => {
      const role = withDurability(SERVICE_ROLE, "internal.count_calls");
      const results = await send(`${role}; ${countOf(action, callerIds)}`);
      return (results as { counted: Counted[] }[][]).at(-1)![0]!.counted;
    },
    MAX_BATCH,
  );
  return ({ id }: { id: string }, action: string): Promise<Counted> => enqueue(action, id);
}

export function rateLimited(retryAfterSeconds: number): ApiError {
  return new ApiError("rate_limited", { retryAfterSeconds });
}

/** Several statements in one message are one transaction. They take no parameters, so the values are checked. */
function countOf(action: string, callerIds: string[]): string {
  callerIds.forEach(requireUuid);
  if (!/^[a-z_]+$/.test(action)) throw new Error(`"${action}" is no action.`);
  return `select internal.count_calls('${action}', '${JSON.stringify(callerIds)}') as counted`;
}
