import * as z from "zod";
import { createBatcher } from "./batch.ts";
import type { DatabaseClients } from "../../shared/db/client.ts";
import { ApiError } from "../../shared/errors.ts";

type Call = {
  user_id: string;
  /** 1 joins, -1 leaves. */
  step: 1 | -1;
};

/** The viewers after a call; null when its user has reached the rate limit. */
interface Counted {
  viewers: number | null;
  retry_after_seconds: number;
}

/**
 * Counts a call and returns the viewers after it, once committed. Throws the operation's errors, and
 * RATE_LIMITED.
 *
 * Calls of one process that wait at the same moment lock the stream's row once per batch.
 */
export type CountViewer = (streamId: string, call: Call) => Promise<number>;

/** Keeps the time for which a batch locks its stream below ten milliseconds. */
const MAX_BATCH = 500;

export const viewerCount = z.object({ viewers: z.int().min(0) });

export function createViewerCount(db: DatabaseClients): CountViewer {
  const count = createBatcher<Call, Counted>(
    (stream_id, calls) =>
      db.service.call("api.live_streams_view", { stream_id, calls }) as Promise<Counted[]>,
    MAX_BATCH,
  );
  return async (streamId, call) => {
    const { viewers, retry_after_seconds } = await count(streamId, call);
    if (viewers !== null) return viewers;
    throw new ApiError(
      "RATE_LIMITED",
      `Too many requests. Try again in ${retry_after_seconds} seconds.`,
      { retryAfterSeconds: retry_after_seconds },
    );
  };
}
