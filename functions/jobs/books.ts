import type { Deps } from "../../shared/http/endpoint.ts";

/** Of 2,000 transfers per run, each one transaction; the next run continues. */
const MOST_PIECES = 10;
/** Rows per block, each one transaction. */
const BLOCK = 1000;
/** Blocks per run; the next run continues. */
const MOST_BLOCKS = 20;

/** Seals the ledger and checks it. No jobs: one every ten minutes would wake the schedule although nothing happened. */
export async function keepBooks({ db }: Deps): Promise<void> {
  for (let block = 0; block < MOST_BLOCKS; block++) {
    if (await db.service.call("internal.seal_books", { limit: BLOCK }) < BLOCK) break;
  }
  for (let piece = 0; piece < MOST_PIECES; piece++) {
    if (!await db.service.call("internal.check_ledger", {})) return;
  }
}
