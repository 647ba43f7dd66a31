import type { DatabaseClients } from "../../shared/db/client.ts";
import type { LimitedBatch, Outcome } from "../../shared/db/limited.ts";
import { createOpenBatcher } from "../../shared/concurrency/batch.ts";
import type { Enqueue } from "../../shared/concurrency/batch.ts";

/**
 * Batches an operation on one subject by many callers, and counts each call against its caller's limit in the batch's
 * transaction. For endpoints with `batched`. A call over its limit throws RATE_LIMITED.
 */
export function createLimitedBatcher<Call extends { user_id: string }, Result>(
  db: DatabaseClients,
  { size, ...what }: Pick<LimitedBatch, "action" | "operation"> & { size: number },
): Enqueue<Call, Result> {
  const enqueue = createOpenBatcher<Call, Outcome>(
    (subject, take) => db.callWithinLimit({ ...what, subject, take }),
    size,
  );
  return async (subject, call) => {
    const outcome = await enqueue(subject, call);
    if ("error" in outcome) throw outcome.error;
    return outcome.result as Result;
  };
}
