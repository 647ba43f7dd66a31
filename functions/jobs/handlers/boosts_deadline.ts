import { expireUnpaid } from "../../../shared/purchase/flow.ts";
import type { PurchaseDeps } from "../../../shared/purchase/flow.ts";
import { boosts } from "../../../shared/purchase/kinds.ts";

export async function boostsDeadline(deps: PurchaseDeps, { boost_id }: { boost_id: string }) {
  await expireUnpaid(deps, boosts, boost_id);
}
