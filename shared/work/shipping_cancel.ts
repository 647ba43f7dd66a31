/** Job: the seller sent it another way, so our own shipping order must not be fetched. */
import { ProviderRefused } from "../providers/call.ts";
import type { Deps } from "../http/endpoint.ts";
import type { Shipping } from "../providers/shipping.ts";

export async function shippingCancel(
  deps: Deps & { shipping: Shipping },
  payload: { shipper_order_id: string },
) {
  try {
    await deps.shipping.cancel(payload.shipper_order_id);
  } catch (error) {
    // Cancelled already, or past cancelling: either way there is nothing left to do.
    if (!(error instanceof ProviderRefused)) throw error;
  }
}
