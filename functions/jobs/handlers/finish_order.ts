import { resumePurchase } from "../../../shared/purchase/flow.ts";
import type { PurchaseDeps } from "../../../shared/purchase/flow.ts";
import { orders } from "../../../shared/purchase/kinds.ts";

export const finishOrderJob = (deps: PurchaseDeps, { order_id }: { order_id: string }) =>
  resumePurchase(deps, orders, order_id);
