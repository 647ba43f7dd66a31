/** Job: a paid order gets its courier. Asking twice finds the first booking, so a crash costs nothing. */
import type { Deps } from "../http/endpoint.ts";
import type { BookingRequest, Shipping } from "../providers/shipping.ts";

export async function shippingBook(
  deps: Deps & { shipping: Shipping },
  { order_id }: { order_id: string },
) {
  const request: BookingRequest | null = await deps.db.system.call("shipping_book_request", {
    order_id,
  });
  if (!request) return;
  const shipment = await deps.shipping.book(request);
  await deps.db.system.call("shipping_book", { order_id, shipment: { ...shipment } });
}
