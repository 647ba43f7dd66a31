import type { Deps } from "../../../shared/http/endpoint.ts";
import { ProviderRejected } from "../../../shared/providers/call.ts";
import type { Shipping } from "../../../shared/providers/shipping.ts";

export async function shippingCancel(
  deps: Deps & { shipping: Shipping },
  { shipper_order_id }: { shipper_order_id: string },
): Promise<void> {
  const reason = await deps.shipping.cancel(shipper_order_id).then(
    () => null,
    (error) => rejectionReason(deps.shipping, shipper_order_id, error),
  );
  await deps.db.service.call("internal.record_courier_cancellation", {
    shipper_order_id,
    error: reason,
  });
}

/** The provider's reason, or null if the order is already cancelled. Rethrows if the result is unclear. */
async function rejectionReason(
  shipping: Shipping,
  shipperOrderId: string,
  error: unknown,
): Promise<string | null> {
  if (!(error instanceof ProviderRejected)) throw error;
  const current = await shipping.find(shipperOrderId);
  return current?.status === "cancelled" ? null : error.message;
}
