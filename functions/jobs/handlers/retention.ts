import type { Deps } from "../../../shared/http/endpoint.ts";

/** Half a megabyte, which takes some milliseconds. */
const PAGES = 64;
/** Some seconds: the next part continues, perhaps in another worker. */
const PIECES = 300;

/** Deletes finished rows after their retention, each piece in its own transaction. */
export async function retention({ db }: Deps, { part }: { part: number }) {
  for (let piece = 0; piece < PIECES; piece++) {
    const more = await db.service.call("internal.delete_finished", { pages: PAGES });
    if (!more) return await db.service.call("internal.continue_retention", { part: 0 });
  }
  await db.service.call("internal.continue_retention", { part: part + 1 });
}
