import type { Deps } from "../../../shared/http/endpoint.ts";

/** Each piece commits, so a job that is repeated goes on where it was. */
export async function accountErase({ db }: Deps, { user_id }: { user_id: string }) {
  while (await db.service.call("internal.erase_account_piece", { user_id }));
}
