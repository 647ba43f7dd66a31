import type { Deps } from "../../../shared/http/endpoint.ts";

interface Payload {
  /** As in private.search_alert_queue. */
  listings: { number: number; old_price: number | null; queued_at: string }[];
}

const MATCHED_AT_ONCE = 50;
const TOLD_AT_ONCE = 500;

/** Tells users of new listings that fit their saved searches, each in one notification. May be repeated. */
export async function searchesAlert({ db }: Deps, { listings }: Payload): Promise<void> {
  for (let at = 0; at < listings.length; at += MATCHED_AT_ONCE) {
    const some = listings.slice(at, at + MATCHED_AT_ONCE);
    await db.service.call("internal.match_searches", { listings: some });
  }
  while (await db.service.call("internal.tell_searchers", { limit: TOLD_AT_ONCE }) > 0);
}
