import * as z from "zod";
import { createLimitedBatcher } from "./limited.ts";
import { ApiError } from "../../shared/errors.ts";
import type { DatabaseClients } from "../../shared/db/client.ts";
import type { Reason } from "../../shared/reasons.ts";

type Call = {
  user_id: string;
  /** 1 joins, -1 leaves. */
  step: 1 | -1;
};

/**
 * Counts a call and returns the viewers after it, once committed. Throws the operation's errors.
 *
 * Calls of one process that wait at the same moment lock the stream's row once per batch.
 */
export type CountViewer = (streamId: string, call: Call) => Promise<number>;

/** Limits the lock time of a stream to ten milliseconds. */
const MAX_BATCH = 500;

export const viewerCount = z.object({ viewers: z.int().min(0) });

export function createViewerCount(db: DatabaseClients): CountViewer {
  const enqueue = createLimitedBatcher<Call, number | Reason>(db, {
    action: "view_leave",
    operation: "api.live_streams_view",
    size: MAX_BATCH,
  });
  return async (streamId, call) => {
    const outcome = await enqueue(streamId, call);
    if (typeof outcome === "number") return outcome;
    throw new ApiError(outcome);
  };
}
