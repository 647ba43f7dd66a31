import type { Deps } from "../../../shared/http/endpoint.ts";

export async function offersExpire(deps: Deps, { offer_id }: { offer_id: string }) {
  await deps.db.service.call("internal.expire_offer", { offer_id });
}
