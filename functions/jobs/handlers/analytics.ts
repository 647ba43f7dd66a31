import type { Deps } from "../../../shared/http/endpoint.ts";

export async function analytics({ db, log }: Deps): Promise<void> {
  for (;;) {
    const day = await db.service.call("internal.close_analytics_day", {});
    if (day === null) break;
    log("analytics_day_closed", { day });
  }
}
