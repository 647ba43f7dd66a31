import type { Deps } from "../../../shared/http/endpoint.ts";

const PRUNED_AT_ONCE = 5000;

/** Deletes the record of sent alerts for listings that are never for sale again. */
export async function searchesPrune({ db }: Deps): Promise<void> {
  let after: number | null = Number.MIN_SAFE_INTEGER;
  do {
    after = await db.service.call("internal.prune_search_alerts", { after, limit: PRUNED_AT_ONCE });
  } while (after !== null);
}
