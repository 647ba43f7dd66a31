import { createLimitedBatcher } from "./limited.ts";
import type { DatabaseClients } from "../../shared/db/client.ts";
import { ApiError } from "../../shared/errors.ts";
import type { Reason } from "../../shared/reasons.ts";

type Post = {
  user_id: string;
  text: string;
  type: "message" | "offer";
  offer_id?: string | undefined;
};

/** The record of the message, or the reason of its rejection. */
type Outcome = object | { error: Reason };

/**
 * Adds a message and returns its record, once committed. Throws the errors of the operation and of the limit.
 *
 * Messages of one process that wait at the same moment lock the stream's chat once per batch.
 */
export type PostChat = (streamId: string, post: Post) => Promise<unknown>;

/** Limits the lock time of a chat to about ten milliseconds. */
const MAX_BATCH = 200;

export function createPostChat(db: DatabaseClients): PostChat {
  const enqueue = createLimitedBatcher<Post, Outcome>(db, {
    action: "chat",
    operation: "api.live_streams_chat",
    size: MAX_BATCH,
  });
  return async (streamId, post) => {
    const outcome = await enqueue(streamId, post);
    if (!("error" in outcome)) return outcome;
    throw new ApiError(outcome.error);
  };
}
