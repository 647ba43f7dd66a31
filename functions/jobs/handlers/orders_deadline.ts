import { expireUnpaid } from "../../../shared/purchase/flow.ts";
import type { PaymentDeps } from "../../../shared/purchase/flow.ts";
import type { Shipping } from "../../../shared/providers/shipping.ts";
import { askCarrier } from "../../../shared/work/parcel.ts";

interface Deadline {
  order_id: string;
  version: number;
  to: string;
}

/**
 * An unpaid order expires only if the provider confirms the expiry of its invoice. A carrier without callbacks is
 * queried before time decides about its parcel.
 */
export async function ordersDeadline(
  deps: PaymentDeps & { shipping: Shipping },
  { order_id, version, to }: Deadline,
) {
  if (await expireUnpaid(deps, order_id)) return;
  const parcel = await deps.db.service.call("internal.typed_parcel", { order_id, version });
  await askCarrier(deps, parcel);
  await deps.db.service.call("internal.apply_order_deadline", { order_id, version, to });
}
