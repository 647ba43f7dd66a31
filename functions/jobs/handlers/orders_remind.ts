import type { Deps } from "../../../shared/http/endpoint.ts";

interface Reminder {
  order_id: string;
  version: number;
  to: string;
  at: string;
}

export async function ordersRemind({ db }: Deps, reminder: Reminder) {
  await db.service.call("internal.send_order_reminder", { ...reminder });
}
