/** Job: whoever likes something that is pinned learns that its stream has started, a thousand people at a time. */
import type { Deps } from "../../../shared/http/endpoint.ts";

const PEOPLE_AT_ONCE = 1000;

/** A repeat begins anew and tells nobody twice: notifications are once per person and event. */
export async function liveStreamsNotify(
  { db }: Deps,
  { stream_id }: { stream_id: string },
): Promise<void> {
  let after: string | null = null;
  do {
    after = await db.service.call("internal.notify_stream_start", {
      stream_id,
      after,
      limit: PEOPLE_AT_ONCE,
    });
  } while (after !== null);
}
