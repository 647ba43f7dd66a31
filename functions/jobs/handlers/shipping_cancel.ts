import type { Deps } from "../../../shared/http/endpoint.ts";
import { ProviderRejected } from "../../../shared/providers/call.ts";
import type { Shipping } from "../../../shared/providers/shipping.ts";
import { applyShipmentUpdate } from "../../../shared/work/parcel.ts";
import { masked } from "../last_error.ts";

type CancelDeps = Deps & { shipping: Shipping };

export async function shippingCancel(
  deps: CancelDeps,
  { shipper_order_id }: { shipper_order_id: string },
): Promise<void> {
  const reason = await deps.shipping.cancel(shipper_order_id).then(
    () => null,
    (error) => rejectionReason(deps, shipper_order_id, error),
  );
  await deps.db.service.call("internal.record_courier_cancellation", {
    shipper_order_id,
    error: reason,
  });
}

/** Rethrows if the result is unclear. */
async function rejectionReason(
  deps: CancelDeps,
  shipperOrderId: string,
  error: unknown,
): Promise<string> {
  if (!(error instanceof ProviderRejected)) throw error;
  // It may be cancelled, on its way or delivered, without a callback about it.
  await applyShipmentUpdate(deps, shipperOrderId);
  return masked(error.said);
}
