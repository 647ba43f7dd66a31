import type { Deps } from "../../../shared/http/endpoint.ts";

export async function offersTell(
  deps: Deps,
  { offer_id, status }: { offer_id: string; status: string },
) {
  await deps.db.service.call("internal.tell_offer", { offer_id, status });
}
