import type { Booking, Direction } from "../db/results.ts";
import type { Deps } from "../http/endpoint.ts";
import type { Shipping } from "../providers/shipping.ts";

export interface BookingDeps extends Deps {
  shipping: Shipping;
  /** The prefix of a label's URL; the order's id is appended. */
  labelsUrl: string;
}

/** A booking as the provider confirmed it. */
export interface Booked {
  order_id: string;
  direction: Direction;
  shipment: Record<string, string | number | null>;
}

export type RecordBooking = (booked: Booked) => Promise<unknown>;

export const recordBooking = ({ db }: Pick<Deps, "db">, booked: Booked): Promise<boolean> =>
  db.service.call("internal.record_booking", { ...booked });

/** Books the courier if the booking still needs it. A repeat books nothing: the provider knows the reference. */
export async function finishBooking(
  deps: BookingDeps,
  { order_id, direction, request }: Booking,
  record: RecordBooking = (booked) => recordBooking(deps, booked),
): Promise<void> {
  if (!request) return;
  const { id, tracking_id, waybill, price, status } = await deps.shipping.book(request);
  const back = direction === "return" ? "?direction=return" : "";
  const label_address = `${deps.labelsUrl}/${order_id}${back}`;
  const shipment = { id, tracking_id, waybill, price, status, label_address };
  await record({ order_id, direction, shipment });
}
