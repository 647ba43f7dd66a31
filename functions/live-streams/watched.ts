import type { Deps } from "../../shared/http/endpoint.ts";

/** A shared read of a stream, in parallel with the check whether this reader may watch it. */
export async function watched(
  { db }: Deps,
  stream_id: string,
  user_id: string,
  operation: "api.live_streams_get" | "api.live_streams_messages",
  args: { after?: string; after_seq?: number },
): Promise<unknown> {
  const [read] = await Promise.all([
    db.anon.call(operation, { stream_id, ...args }),
    db.service.call("internal.require_viewer", { stream_id, user_id }),
  ]);
  return read;
}
