/** Job, and a seller's own wish: a parcel gets its courier. Asking twice finds the first booking, so a crash costs nothing. */
import type { Deps } from "../http/endpoint.ts";
import type { BookingRequest, Shipping } from "../providers/shipping.ts";

export interface BookingDeps extends Deps {
  shipping: Shipping;
  /** Where labels can be had; an order's id is appended. */
  labelsUrl: string;
}

type Direction = "outbound" | "return";

/** How far a booking is: `request` until we have seen the broker's shipping order. */
export interface Booking {
  order_id: string;
  direction: Direction;
  shipper_order_id: string | null;
  waybill: string | null;
  request: BookingRequest | null;
}

export async function shippingBook(
  deps: BookingDeps,
  { order_id, direction = "outbound" }: { order_id: string; direction?: Direction },
): Promise<void> {
  const booking: Booking | null = await deps.db.system.call("shipping_book_request", {
    order_id,
    direction,
  });
  if (booking) await finishBooking(deps, booking);
}

/** Asks the broker for what is missing, and writes it down. Several at once are one: the broker knows our reference. */
export async function finishBooking(
  deps: BookingDeps,
  { order_id, direction, request }: Booking,
): Promise<void> {
  if (!request) return;
  const { id, tracking_id, waybill, price, status } = await deps.shipping.book(request);
  const back = direction === "return" ? "?direction=return" : "";
  const label_address = `${deps.labelsUrl}/${order_id}${back}`;
  await deps.db.system.call("shipping_book_finish", {
    order_id,
    direction,
    shipment: { id, tracking_id, waybill, price, status, label_address },
  });
}
