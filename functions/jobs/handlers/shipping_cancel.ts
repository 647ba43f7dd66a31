import type { Deps } from "../../../shared/http/endpoint.ts";
import { ProviderRejected } from "../../../shared/providers/call.ts";
import type { Shipping } from "../../../shared/providers/shipping.ts";

export async function shippingCancel(
  deps: Deps & { shipping: Shipping },
  { shipper_order_id }: { shipper_order_id: string },
): Promise<void> {
  const apiError = await deps.shipping.cancel(shipper_order_id).then(
    () => null,
    (error) => whyNot(deps.shipping, shipper_order_id, error),
  );
  await deps.db.service.call("internal.record_courier_cancellation", {
    shipper_order_id,
    error: apiError,
  });
}

/** The provider's reason, or null when it had cancelled the order before. Throws when its answer leaves that open. */
async function whyNot(
  shipping: Shipping,
  shipperOrderId: string,
  error: unknown,
): Promise<string | null> {
  if (!(error instanceof ProviderRejected)) throw error;
  const current = await shipping.find(shipperOrderId);
  return current?.status === "cancelled" ? null : error.message;
}
