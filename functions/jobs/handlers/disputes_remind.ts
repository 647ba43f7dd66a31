import type { Deps } from "../../../shared/http/endpoint.ts";

export async function disputesRemind({ db }: Deps, { dispute_id }: { dispute_id: string }) {
  await db.service.call("internal.send_dispute_reminder", { dispute_id });
}
