import type { Deps } from "../../shared/http/endpoint.ts";

/** Rows per block, each one transaction. */
const BLOCK = 1000;
/** Blocks per run; the next run continues. */
const MOST_BLOCKS = 20;

/** Not a job: a job every ten minutes would wake the schedule although nothing happened. */
export async function sealBooks({ db }: Deps): Promise<void> {
  for (let block = 0; block < MOST_BLOCKS; block++) {
    if (await db.service.call("internal.seal_books", { limit: BLOCK }) < BLOCK) return;
  }
}
