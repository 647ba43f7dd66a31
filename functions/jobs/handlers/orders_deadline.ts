import { expireUnpaid } from "../../../shared/purchase/flow.ts";
import type { PurchaseDeps } from "../../../shared/purchase/flow.ts";

interface Deadline {
  order_id: string;
  version: number;
  to: string;
}

/** An unpaid order expires only if the provider confirms that its invoice has expired. */
export async function ordersDeadline(deps: PurchaseDeps, { order_id, version, to }: Deadline) {
  const wasUnpaid = await expireUnpaid(deps, order_id);
  if (!wasUnpaid) {
    await deps.db.service.call("internal.apply_order_deadline", { order_id, version, to });
  }
}
