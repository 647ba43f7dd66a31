/** What POST /shipping/book and POST /shipping/waybill share: the courier is there when they answer. */
import type { Door } from "../../shared/db/doors.ts";
import type { Act } from "../../shared/http/endpoint.ts";
import { unavailable } from "../../shared/providers/call.ts";
import { finishBooking } from "../../shared/work/booking.ts";
import type { Booking } from "../../shared/work/booking.ts";
import type { ShippingDeps } from "./deps.ts";

/** Throws UNAVAILABLE when the broker cannot be reached; the background job goes on trying. */
export async function ensureBooked(
  deps: ShippingDeps,
  door: Door,
  act: Act,
  order: string,
): Promise<Booking> {
  const booking: Booking = await door.call("shipping_book", { order, act });
  await finishBooking(deps, booking).catch(
    unavailable("The courier cannot be booked right now; we keep trying."),
  );
  return booking;
}
