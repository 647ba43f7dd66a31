/** Job: the seller sent it another way, so our own shipping order must not be fetched, and its price comes back. */
import type { Deps } from "../http/endpoint.ts";
import { ProviderRefused } from "../providers/call.ts";
import type { Shipping } from "../providers/shipping.ts";

interface Cancellation {
  order_id: string;
  shipper_order_id: string;
}

export async function shippingCancel(
  deps: Deps & { shipping: Shipping },
  { order_id, shipper_order_id }: Cancellation,
) {
  try {
    await deps.shipping.cancel(shipper_order_id);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // The courier has it already: the price is spent, and there is nothing left to undo.
    deps.log("shipping_not_cancelled", { order_id, shipper_order_id, error });
    return;
  }
  await deps.db.system.call("shipping_cancel", { order_id });
}
