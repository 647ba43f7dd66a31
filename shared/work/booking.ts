import type { Deps } from "../http/endpoint.ts";
import type { BookingRequest, Shipping } from "../providers/shipping.ts";

export interface BookingDeps extends Deps {
  shipping: Shipping;
  /** Where labels can be had; an order's id is appended. */
  labelsUrl: string;
}

export type Direction = "outbound" | "return";

/** How far a booking is: `request` until we have seen the provider's shipping order. */
export interface Booking {
  order_id: string;
  direction: Direction;
  shipper_order_id: string | null;
  waybill: string | null;
  request: BookingRequest | null;
}

/** Asks the provider for what is missing, and writes it down. Several at once are one: the provider knows our reference. */
export async function finishBooking(
  deps: BookingDeps,
  { order_id, direction, request }: Booking,
): Promise<void> {
  if (!request) return;
  const { id, tracking_id, waybill, price, status } = await deps.shipping.book(request);
  const back = direction === "return" ? "?direction=return" : "";
  const label_address = `${deps.labelsUrl}/${order_id}${back}`;
  await deps.db.service.call("internal.record_booking", {
    order_id,
    direction,
    shipment: { id, tracking_id, waybill, price, status, label_address },
  });
}
