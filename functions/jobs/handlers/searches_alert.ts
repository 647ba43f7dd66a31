import type { Deps } from "../../../shared/http/endpoint.ts";

interface Payload {
  /** The columns of private.search_alert_queue. */
  listings: {
    number: number;
    old_price: number | null;
    queued_at: string;
    transaction_id: string;
  }[];
}

const MATCHED_AT_ONCE = 50;
/** Searches per transaction. The last listing may exceed it by its own searches. */
const COMPARED_AT_ONCE = 10_000;
const TOLD_AT_ONCE = 500;

/** Notifies users of new listings that fit their saved searches, each user once. May be repeated. */
export async function searchesAlert({ db }: Deps, { listings }: Payload): Promise<void> {
  for (let at = 0; at < listings.length;) {
    const some = listings.slice(at, at + MATCHED_AT_ONCE);
    const limits = { listings: some, limit: COMPARED_AT_ONCE };
    at += await db.service.call("internal.match_searches", limits);
  }
  while (await db.service.call("internal.tell_searchers", { limit: TOLD_AT_ONCE }) > 0);
}
