import type { Deps } from "../../../shared/http/endpoint.ts";

/** Makes the months of partitioned tables ahead of time. */
export async function historyMonths({ db }: Deps): Promise<void> {
  await db.service.call("internal.make_history_months", {});
}
