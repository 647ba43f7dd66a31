import * as z from "zod";
import { createLimitedBatcher } from "./limited.ts";
import type { DatabaseClients } from "../../shared/db/client.ts";

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

/** Keeps the time for which a batch locks its stream below ten milliseconds. */
const MAX_BATCH = 500;

export const viewerCount = z.object({ viewers: z.int().min(0) });

export const createViewerCount = (db: DatabaseClients): CountViewer =>
  createLimitedBatcher<Call, number>(db, {
    action: "view_leave",
    operation: "api.live_streams_view",
    size: MAX_BATCH,
  });
