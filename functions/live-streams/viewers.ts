/** Counts who watches: calls for one stream that wait at the same moment become one update of its row. */
import * as z from "zod";
import { createBatcher } from "./batch.ts";
import type { DatabaseClients } from "../../shared/db/client.ts";
import { ApiError } from "../../shared/errors.ts";

type Call = {
  user_id: string;
  /** 1 joins, -1 leaves. */
  step: 1 | -1;
};

/** What a call left; no viewers when it was one too many for its user. */
interface Counted {
  viewers: number | null;
  retry_after_seconds: number;
}

/**
 * One count per worker, so a stream's row is locked once per batch and not once per call. With many
 * workers their batches queue at that row: it changes hands once per commit, whatever each batch carries.
 *
 * Answers the viewers that this call left, once it is committed. Throws what the operation rejects, and RATE_LIMITED.
 */
export type CountViewer = (streamId: string, call: Call) => Promise<number>;

/** A batch holds its stream's row for as long as its longest statement runs: well below a hundredth of a second. */
const MOST_AT_ONCE = 500;

export const viewerCount = z.object({ viewers: z.int().min(0) });

export function createViewerCount(db: DatabaseClients): CountViewer {
  const count = createBatcher<Call, Counted>(
    (stream_id, calls) =>
      db.service.call("api.live_streams_view", { stream_id, calls }) as Promise<Counted[]>,
    MOST_AT_ONCE,
  );
  return async (streamId, call) => {
    const { viewers, retry_after_seconds } = await count(streamId, call);
    if (viewers !== null) return viewers;
    throw new ApiError(
      "RATE_LIMITED",
      `That was too often: try again in ${retry_after_seconds} seconds.`,
      { retryAfterSeconds: retry_after_seconds },
    );
  };
}
