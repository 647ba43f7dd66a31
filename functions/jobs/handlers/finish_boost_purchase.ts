import { resumePurchase } from "../../../shared/purchase/flow.ts";
import type { PurchaseDeps } from "../../../shared/purchase/flow.ts";
import { boosts } from "../../../shared/purchase/kinds.ts";

export const finishBoostPurchaseJob = (deps: PurchaseDeps, { boost_id }: { boost_id: string }) =>
  resumePurchase(deps, boosts, boost_id);
