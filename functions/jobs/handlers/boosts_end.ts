import type { Deps } from "../../../shared/http/endpoint.ts";

export async function boostsEnd(deps: Deps, { boost_id }: { boost_id: string }) {
  await deps.db.service.call("internal.end_boost", { boost_id });
}
