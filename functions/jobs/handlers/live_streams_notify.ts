import type { Deps } from "../../../shared/http/endpoint.ts";

const BATCH = 1000;

/** Notifies followers and users who like a pinned listing. Idempotent: a user gets one notification per event. */
export async function liveStreamsNotify(
  { db }: Deps,
  { stream_id }: { stream_id: string },
): Promise<void> {
  let after: string | null = null;
  do {
    after = await db.service.call("internal.notify_stream_start", {
      stream_id,
      after,
      limit: BATCH,
    });
  } while (after !== null);
}
