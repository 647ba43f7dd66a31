import type { Deps } from "../../../shared/http/endpoint.ts";

/** Some ten seconds: the next job continues, perhaps in another worker. */
const PIECES = 100;

/** Each piece commits, so a repeated job continues there. */
export async function accountErase({ db }: Deps, { user_id }: { user_id: string }) {
  for (let piece = 0; piece < PIECES; piece++) {
    if (!await db.service.call("internal.erase_account_piece", { user_id })) return;
  }
  await db.service.call("internal.continue_erasure", { user_id });
}
